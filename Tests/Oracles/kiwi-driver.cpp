// Measures kiwi, the reference implementation of Cassowary, on a workload of plumb-bench.
//
//   kiwi-driver FILE [SECONDS]
//
// Prints one line of JSON with the keys of `plumb-bench solve`. What is timed is what plumb-bench
// times: building with all values at the end, a suggested value with all values that follow, a
// constraint added and removed with all values after each. Priorities become weights,
// 10^(priority / 200), as kiwi has no levels; the edited variable weighs 10^7.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

const double none = std::numeric_limits<double>::quiet_NaN();
const double edit_weight = 1e7;

struct Row {
  double priority = 0;
  kiwi::RelationalOperator relation = kiwi::OP_EQ;
  std::vector<std::pair<int, double>> terms;
  double constant = 0;

  bool required() const { return priority == 1000; }
  double weight() const { return std::pow(10, priority / 200); }

  double error(const std::vector<double> &at) const {
    double sum = constant;
    for (const auto &[variable, factor] : terms) sum += factor * at[variable];
    if (relation == kiwi::OP_EQ) return std::fabs(sum);
    return std::max(0.0, relation == kiwi::OP_LE ? sum : -sum);
  }
};

struct Workload {
  int variable_count = 0, edited = 0;
  double initial = 0;
  std::vector<Row> rows, probes;
  std::vector<double> steps;
};

[[noreturn]] void refuse(const std::string &path, int line) {
  std::cerr << path << ":" << line << ": not understood\n";
  std::exit(3);
}

bool read_row(std::istream &in, int variable_count, Row &row) {
  std::string relation;
  int count = 0;
  if (!(in >> row.priority >> relation >> count)) return false;
  if (relation == "le") row.relation = kiwi::OP_LE;
  else if (relation == "ge") row.relation = kiwi::OP_GE;
  else if (relation != "eq") return false;
  for (int index = 0; index < count; ++index) {
    int variable = 0;
    double factor = 0;
    if (!(in >> variable >> factor) || variable < 0 || variable >= variable_count) return false;
    row.terms.emplace_back(variable, factor);
  }
  return bool(in >> row.constant);
}

Workload read(const std::string &path) {
  std::ifstream file(path);
  if (!file) {
    std::cerr << path << ": no such file\n";
    std::exit(2);
  }
  Workload workload;
  std::string text;
  for (int number = 1; std::getline(file, text); ++number) {
    std::istringstream in(text);
    std::string tag;
    if (!(in >> tag) || tag == "layout" || tag == "family" || tag == "views") continue;
    bool good = true;
    if (tag == "vars") {
      good = bool(in >> workload.variable_count);
    } else if (tag == "edit") {
      good = bool(in >> workload.edited >> workload.initial);
    } else if (tag == "step") {
      good = bool(in >> workload.steps.emplace_back());
    } else if (tag == "c" || tag == "probe") {
      auto &list = tag == "c" ? workload.rows : workload.probes;
      good = read_row(in, workload.variable_count, list.emplace_back());
    } else {
      good = false;
    }
    if (!good) refuse(path, number);
  }
  return workload;
}

// Seconds on a clock that never goes back.
double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The peak of memory in MB. Not getrusage: that one remembers what a parent needed.
double peak_memory() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.rfind("VmHWM:", 0) == 0) return std::atof(line.c_str() + 6) / 1024;
  return none;
}

double quantile(std::vector<double> samples, double part) {
  if (samples.empty()) return none;
  std::sort(samples.begin(), samples.end());
  return samples[std::min(samples.size() - 1, size_t(part * samples.size()))];
}

struct Report {
  std::ostringstream text;

  void add(const char *key, double value) {
    begin(key);
    if (std::isfinite(value)) text << value;
    else text << "null";
  }
  void add(const char *key, const std::string &value) {
    begin(key);
    text << '"';
    for (char letter : value) {
      if (letter == '"' || letter == '\\') text << '\\';
      text << letter;
    }
    text << '"';
  }
  void print() { std::cout << "{" << text.str() << "}" << std::endl; }

 private:
  void begin(const char *key) {
    text.precision(12);
    if (text.tellp() > 0) text << ",";
    text << '"' << key << "\":";
  }
};

class Run {
 public:
  Run(const Workload &workload, double limit) : workload_(workload), limit_(limit) {
    variables_.resize(workload.variable_count);
    values_.resize(workload.variable_count);
  }

  std::string status = "ok";
  size_t added = 0, refused = 0;
  double build_time = none, first_violation = none, violation = none, edit_miss = none;
  double first_weighted = none, weighted = none;
  std::vector<double> suggestions, edits, probes;

  void measure() {
    try {
      if (!build()) return;
      drag();
      probe();
    } catch (const std::exception &error) {
      status = error.what();
    }
  }

 private:
  const Workload &workload_;
  const double limit_;
  kiwi::Solver solver_;
  std::vector<kiwi::Variable> variables_;
  std::vector<double> values_;

  kiwi::Constraint constraint(const Row &row) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto &[variable, factor] : row.terms) terms.emplace_back(variables_[variable], factor);
    return kiwi::Constraint(
        kiwi::Expression(std::move(terms), row.constant), row.relation,
        row.required() ? kiwi::strength::required : row.weight());
  }

  void take_values() {
    for (size_t index = 0; index < values_.size(); ++index) values_[index] = variables_[index].value();
  }

  double largest_violation() {
    double result = 0;
    for (const Row &row : workload_.rows)
      if (row.required()) result = std::max(result, row.error(values_));
    return result;
  }

  double weighted_error(double suggested) {
    double result = edit_weight * std::fabs(values_[workload_.edited] - suggested);
    for (const Row &row : workload_.rows)
      if (!row.required()) result += row.weight() * row.error(values_);
    return result;
  }

  // False if it takes too long.
  bool build() {
    const double start = now();
    solver_.addEditVariable(variables_[workload_.edited], edit_weight);
    solver_.suggestValue(variables_[workload_.edited], workload_.initial);
    for (const Row &row : workload_.rows) {
      solver_.addConstraint(constraint(row));
      if (++added % 16 == 0 && now() - start > limit_) {
        status = "TIMEOUT";
        return false;
      }
    }
    solver_.updateVariables();
    build_time = now() - start;
    take_values();
    first_violation = largest_violation();
    first_weighted = weighted_error(workload_.initial);
    return true;
  }

  double patience() const { return std::min(limit_, 20.0); }

  void drag() {
    const double start = now();
    for (size_t index = 0; index < workload_.steps.size(); ++index) {
      const double value = workload_.steps[index];
      const double before = now();
      solver_.suggestValue(variables_[workload_.edited], value);
      const double between = now();
      solver_.updateVariables();
      edits.push_back(now() - before);
      suggestions.push_back(between - before);
      if (index % 50 == 49) {
        take_values();
        violation = std::fmax(violation, largest_violation());
        edit_miss = std::fmax(edit_miss, std::fabs(values_[workload_.edited] - value));
        if (index == 199) weighted = weighted_error(value);
      }
      if (now() - start > patience() && index + 1 < workload_.steps.size()) {
        status = "EDIT_TRUNC";
        break;
      }
    }
  }

  void probe() {
    const double start = now();
    for (const Row &row : workload_.probes) {
      const kiwi::Constraint probe = constraint(row);
      const double before = now();
      bool accepted = true;
      try {
        solver_.addConstraint(probe);
      } catch (const kiwi::UnsatisfiableConstraint &) {
        accepted = false;
        ++refused;
      }
      solver_.updateVariables();
      if (accepted) {
        solver_.removeConstraint(probe);
        solver_.updateVariables();
      }
      probes.push_back(now() - before);
      if (now() - start > patience()) break;
    }
    take_values();
    violation = std::fmax(violation, largest_violation());
  }
};

}  // namespace

int main(int argc, char **argv) {
  if (argc < 2) {
    std::cerr << "usage: kiwi-driver FILE [SECONDS]\n";
    return 2;
  }
  const Workload workload = read(argv[1]);
  const double base = peak_memory();
  // Never taken down: that takes long and nobody waits for it.
  Run &run = *new Run(workload, argc > 2 ? std::atof(argv[2]) : 120);
  run.measure();

  const double micro = 1e6;
  Report report;
  report.add("peer", "kiwi");
  report.add("file", argv[1]);
  report.add("status", run.status);
  report.add("ncons", double(workload.rows.size()));
  report.add("added", double(run.added));
  report.add("build_s", run.build_time);
  report.add("edit_med_us", micro * quantile(run.edits, 0.5));
  report.add("edit_p99_us", micro * quantile(run.edits, 0.99));
  report.add("suggest_only_med_us", micro * quantile(run.suggestions, 0.5));
  report.add("nedit", double(run.edits.size()));
  report.add("probe_med_us", micro * quantile(run.probes, 0.5));
  report.add("nprobe", double(run.probes.size()));
  report.add("probe_unsat", double(run.refused));
  report.add("max_req_viol0", run.first_violation);
  report.add("max_req_viol", run.violation);
  report.add("edit_miss", run.edit_miss);
  report.add("wobj0", run.first_weighted);
  report.add("wobj_last", run.weighted);
  report.add("rss_mb", peak_memory());
  report.add("rss_base_mb", base);
  report.print();
}
