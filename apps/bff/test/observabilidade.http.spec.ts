import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@alipen/platform/problems/catalogue';
import { parse } from 'yaml';
import { Metrics } from '../src/health/metrics.ts';
import { bffDocument } from '../src/http/bff-contract.ts';
import { Bff } from './bff.spec-kit.ts';

const operations = fileURLToPath(new URL('../../../docs/operations', import.meta.url));
const read = (...path: string[]) => readFileSync(join(operations, ...path), 'utf8');

type Rule = { alert: string; expr: string; labels: Record<string, string>; annotations: Record<string, string> };
type Panel = {
  id: number;
  type: string;
  title: string;
  targets?: { expr: string; datasource: { uid: string } }[];
  gridPos: { x: number; y: number; w: number; h: number };
};

const rules = (parse(read('prometheus', 'alipen.rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  group => group.rules,
);
const { panels } = JSON.parse(read('grafana', 'dashboards', 'alipen.json')) as { panels: Panel[] };
const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const namesIn = (expr: string) =>
  // The government API's metrics are checked in its own test/metricas.http.spec.ts.
  [...expr.matchAll(/\b(?:alipen_bff|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));
const valuesOf = (label: string, exprs: readonly string[]) =>
  exprs.flatMap(expr =>
    [...expr.matchAll(new RegExp(`\\b${label}(?:=~|!~|=|!=)"([^"]+)"`, 'g'))].flatMap(([, list = '']) =>
      list.split('|'),
    ),
  );

describe('o painel e os alertas de operação', () => {
  let bff: Bff;
  let metrics = '';
  beforeAll(async () => {
    bff = await Bff.start();
    await bff.login();
    metrics = await bff.application.get(Metrics, { strict: false }).registry.metrics();
  });
  afterAll(() => bff.stop());

  const unknown = (exprs: readonly string[]) =>
    exprs.flatMap(namesIn).filter(name => !metrics.includes(`# TYPE ${name} `));

  it('só perguntam por métricas que existem', () => {
    expect(unknown([...asked, ...rules.map(({ expr }) => expr)])).toEqual([]);
    expect(asked.length).toBeGreaterThan(20);
    expect(unknown(['rate(alipen_bff_inventada_total[5m])'])).toEqual(['alipen_bff_inventada_total']);
  });

  it('e por valores de rótulo que existem', () => {
    const exprs = [...asked, ...rules.map(({ expr }) => expr)];
    const schemas = bffDocument.components.schemas as unknown as Record<string, { enum: string[] }>;
    const events = schemas.TipoEventoDeAcesso?.enum ?? [];
    expect(valuesOf('event', exprs).filter(value => !events.includes(value))).toEqual([]);
    const results = ['ok', ...Object.keys(catalogue)];
    expect(valuesOf('result', exprs).filter(value => !results.includes(value))).toEqual([]);
    const paths = Object.keys(bffDocument.paths);
    expect(valuesOf('route', exprs).filter(value => !paths.includes(value))).toEqual([]);
  });

  it('toda métrica nossa está no painel', () => {
    const ours = [...metrics.matchAll(/^# TYPE (alipen_\w+) /gm)].map(([, name]) => name ?? '');
    const shown = new Set(asked.flatMap(namesIn));
    expect(ours.filter(name => !shown.has(name))).toEqual([]);
  });

  it('as métricas têm os nomes da lista, e nenhuma diz quem', () => {
    const named = [
      'http_request_duration_seconds',
      'requests_in_flight',
      'upstream_request_duration_seconds',
      'upstream_errors_total',
      'breaker_state',
      'retries_total',
      'shed_total',
      'login_attempts_total',
      'sessions_active',
      'csrf_denied_total',
      'ready',
    ];
    expect(named.filter(name => !metrics.includes(`# TYPE alipen_bff_${name} `))).toEqual([]);
    const counters = [...metrics.matchAll(/^# TYPE (alipen_\w+_total) (\w+)/gm)].map(match => match[2]);
    expect(new Set(counters)).toEqual(new Set(['counter']));
    const labels = [...metrics.matchAll(/^alipen_\w+\{([^}]*)\}/gm)].flatMap(([, text = '']) =>
      [...text.matchAll(/(\w+)="/g)].map(([, label]) => label),
    );
    const known = ['method', 'route', 'status', 'le', 'classe', 'result', 'reason', 'event', 'directive', 'policy'];
    expect([...new Set(labels)].filter(label => !known.includes(label ?? ''))).toEqual([]);
  });

  it('cada alerta diz o que houve, o que fazer e se acorda alguém', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(critical|warning|info)$/)]);
      expect([alert, Object.keys(annotations).sort()]).toEqual([alert, ['action', 'runbook', 'summary']]);
    }
  });

  it('o painel é de fontes provisionadas, com quadros que não se cobrem', () => {
    const datasources = parse(read('grafana', 'provisioning', 'datasources', 'alipen.yml')) as {
      datasources: { uid: string }[];
    };
    const uids = datasources.datasources.map(({ uid }) => uid);
    const used = panels.flatMap(({ targets = [] }) => targets.map(({ datasource }) => datasource.uid));
    expect([...new Set(used)].filter(uid => !uids.includes(uid))).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('todo arquivo da pasta se lê', () => {
    const files = readdirSync(operations, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
    for (const { parentPath, name } of files) {
      const text = readFileSync(join(parentPath, name), 'utf8');
      if (/\.ya?ml$/.test(name)) expect(() => parse(text)).not.toThrow();
      if (name.endsWith('.json')) expect(() => JSON.parse(text)).not.toThrow();
    }
    expect(files.length).toBeGreaterThan(5);
  });
});
