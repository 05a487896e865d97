import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { root } from './rules/source.ts';

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const RULES = 'docs/operations/prometheus/alipen.rules.yml';
const CONFIG = 'docs/operations/prometheus/prometheus.yml';
const PAGE = 'docs/operations/alertas.md';
const rules = (parse(read(RULES)) as { groups: { rules: Rule[] }[] }).groups.flatMap(group => group.rules);
const page = read(PAGE);

function isPromQl(expr: string): boolean {
  let well = true;
  parser.parse(expr).iterate({
    enter({ type }) {
      well &&= !type.isError;
    },
  });
  return well;
}

const withoutPage = (text: string, of: readonly Rule[]): string[] =>
  of
    .filter(({ alert, labels, annotations }) => {
      const anchor = alert.toLowerCase();
      const there =
        text.includes(`\n### ${alert}\n`) && text.includes(`\n| [${alert}](#${anchor}) | ${labels.severity} | `);
      return !there || annotations.runbook !== `${PAGE}#${anchor}`;
    })
    .map(({ alert }) => alert);

const promtool = process.env.PROMTOOL ?? 'promtool';
const here = spawnSync(promtool, ['--version']).status === 0;

describe('os alertas', () => {
  it('cada um é uma pergunta que o Prometheus entende', () => {
    expect(rules.length).toBeGreaterThan(25);
    expect(rules.filter(({ expr }) => !isPromQl(expr)).map(({ alert }) => alert)).toEqual([]);
  });

  it('cada um leva à sua seção, e a tabela diz a mesma gravidade', () => {
    expect(withoutPage(page, rules)).toEqual([]);
    const sections = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
  });

  it('só falam de quem o Prometheus pergunta', () => {
    const jobs = (parse(read(CONFIG)) as { scrape_configs: { job_name: string }[] }).scrape_configs.map(
      ({ job_name }) => job_name,
    );
    const named = rules.flatMap(({ expr }) => [...expr.matchAll(/\bjob="([^"]+)"/g)].map(([, job]) => job));
    expect(named.filter(job => !jobs.includes(job ?? ''))).toEqual([]);
  });

  it(`soam quando devem${here ? '' : ' (sem promtool nesta máquina: só a gramática foi conferida)'}`, () => {
    const asked = [
      ['check', 'rules', RULES],
      ['check', 'config', '--syntax-only', CONFIG],
      ['test', 'rules', 'architecture/alertas.promtool.yml'],
    ];
    const said = here ? asked.map(args => spawnSync(promtool, args, { cwd: root, encoding: 'utf8' })) : [];
    expect(said.filter(({ status }) => status !== 0).map(({ stdout, stderr }) => stdout + stderr)).toEqual([]);
  });

  it('toda regra da instalação tem a sua série que está mal', () => {
    const installation = (parse(read(RULES)) as { groups: { name: string; rules: Rule[] }[] }).groups.find(
      ({ name }) => name === 'alipen-installation',
    );
    const tried = read('architecture/alertas.promtool.yml');
    expect(installation?.rules.length).toBeGreaterThan(8);
    expect(
      installation?.rules.filter(({ alert }) => !tried.includes(`alertname="${alert}"`)).map(({ alert }) => alert),
    ).toEqual([]);
  });

  it('expressão que não se lê, alerta sem seção ou de outra gravidade aparecem', () => {
    expect(['max(a', 'rate(a[5m]) > ', 'sum by (x) (a) > 1'].map(isPromQl)).toEqual([false, false, true]);
    const [rule] = rules as [Rule];
    expect(withoutPage('', [rule])).toEqual([rule.alert]);
    expect(withoutPage(page, [{ ...rule, labels: { severity: 'info' } }])).toEqual([rule.alert]);
  });
});
