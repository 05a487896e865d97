import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
// @ts-expect-error a script: it runs before anything is built
import { findingsIn, verdict } from '../scripts/steps/advisories.mjs';
import { root } from './rules/source.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

function looseStages(dockerfile: string): string[] {
  const stages = dockerfile.split(/^(?=FROM )/m).filter(stage => stage.startsWith('FROM '));
  return stages
    .filter(stage => !/ AS build$/m.test(stage))
    .flatMap(stage => {
      const name = / AS ([\w-]+)$/m.exec(stage)?.[1] ?? '?';
      const users = [...stage.matchAll(/^USER (\S+)/gm)].map(match => match[1]);
      const last = users.at(-1);
      return [
        // By number, because Kubernetes cannot tell who a name is.
        ...(/^[1-9]\d*(:\d+)?$/.test(last ?? '') ? [] : [`${name} runs as root`]),
        ...(/^HEALTHCHECK /m.test(stage) ? [] : [`${name} says nothing of its health`]),
        ...(/^FROM \S+:\S+ /.test(stage) && !/:latest /.test(stage) ? [] : [`${name} is built on no fixed tag`]),
        ...(/^ADD /m.test(stage) ? [`${name} adds from an address`] : []),
        ...(/^(ENV|ARG) .*(SECRET|PASSWORD|TOKEN_SECRET)=/m.test(stage) ? [`${name} carries a secret`] : []),
      ];
    });
}

describe('o que enviamos', () => {
  // deployment.spec holds what runs them to more.
  it('as imagens não rodam como root, e o orquestrador vê isso', () => {
    expect(looseStages(read('Dockerfile'))).toEqual([]);
  });

  it('nenhum script de instalação roda, senão os escritos aqui', () => {
    const allowed: readonly string[] = [];
    const workspace = parse(read('pnpm-workspace.yaml')) as Record<string, unknown>;
    expect(Object.keys(workspace.allowBuilds as object)).toEqual(allowed);
    expect(
      ['onlyBuiltDependencies', 'dangerouslyAllowAllBuilds', 'neverBuiltDependencies'].filter(key => key in workspace),
    ).toEqual([]);
    expect(JSON.parse(read('package.json')).scripts).not.toHaveProperty('postinstall');
  });

  it('nada publicado há menos de um dia é instalado', () => {
    const { minimumReleaseAge } = parse(read('pnpm-workspace.yaml')) as { minimumReleaseAge: number };
    expect(minimumReleaseAge).toBeGreaterThanOrEqual(1440);
  });

  it('o que foi permitido diz por quê e até quando', () => {
    const { allowed } = JSON.parse(read('scripts/steps/advisories.allowed.json'));
    for (const each of allowed) {
      expect(each).toEqual({
        id: expect.stringMatching(/^GHSA-/),
        package: expect.any(String),
        reason: expect.stringMatching(/.{30}/),
        until: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      });
    }
  });
});

describe('cada portão pega a violação plantada', () => {
  it('imagem que roda como root, sobre etiqueta solta, ou com segredo', () => {
    expect(looseStages('FROM node:24 AS build\nRUN x\nFROM node:24 AS api\nCMD x\n')).toEqual([
      'api runs as root',
      'api says nothing of its health',
    ]);
    expect(looseStages('FROM node:latest AS api\nUSER 1000\nHEALTHCHECK x\n')).toEqual([
      'api is built on no fixed tag',
    ]);
    expect(looseStages('FROM node:24 AS api\nENV TOKEN_SECRET=x\nUSER 1000\nHEALTHCHECK x\n')).toEqual([
      'api carries a secret',
    ]);
    expect(looseStages('FROM node:24 AS api\nUSER node\n')).toEqual([
      'api runs as root',
      'api says nothing of its health',
    ]);
  });

  it('achado que ninguém permitiu, permissão vencida, permissão para nada', () => {
    const text = JSON.stringify({
      advisories: { 1: { github_advisory_id: 'GHSA-a', module_name: 'x', severity: 'high', title: 't' } },
    });
    const findings = findingsIn(text);
    expect(findings).toEqual([{ id: 'GHSA-a', package: 'x', severity: 'high', title: 't' }]);
    const allowed = { id: 'GHSA-a', package: 'x', reason: 'never reached', until: '2026-12-31' };
    expect(verdict(findings, [], '2026-11-22').refused).toHaveLength(1);
    expect(verdict(findings, [allowed], '2026-11-22')).toEqual({ refused: [], expired: [], unused: [] });
    expect(verdict(findings, [allowed], '2027-01-01')).toMatchObject({ refused: findings, expired: [allowed] });
    expect(verdict([], [allowed], '2026-11-22').unused).toEqual([allowed]);
    expect(verdict(findings, [{ ...allowed, package: 'outro' }], '2026-11-22').refused).toHaveLength(1);
  });

  it('o registro que não responde não é um registro sem achados', () => {
    for (const text of ['', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE', '{}', 'null']) expect(findingsIn(text)).toBeNull();
    expect(findingsIn('{"advisories":{}}')).toEqual([]);
  });
});
