import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeFiles, composeText, looseService, mountsInsideReadOnly, published } from './rules/compose.ts';
import { containersOf, kustomize, loosePod, type Manifest, pointlessSelectors } from './rules/kubernetes.ts';
import { composeErrors, manifestErrors } from './rules/schemas.ts';
import { SERVERS, wrongSettings } from './rules/settings.ts';
import { root } from './rules/source.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = composeFiles();
const services = [...files.values()].flatMap(file => Object.entries(file.services ?? {}));
const inProduction = services.filter(([, { profiles }]) => profiles?.includes('producao'));
const manifests = kustomize('deploy/kubernetes/producao');
const names = (text: string) => [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1] ?? '');

const serverOf = (name: string) => /^(bff|government-api)/.exec(name)?.[0] as keyof typeof SERVERS | undefined;
const bothKnow = new Set([...SERVERS.bff.known, ...SERVERS['government-api'].known]);
/** Seconds of the announcement, then at most fifteen to close (packages/platform/src/http/drain.ts). */
const GRACE = 12 + 15;

describe('compose', () => {
  it.each([...files])('%s é como a especificação quer', (_path, file) => {
    expect(composeErrors(file)).toEqual([]);
  });

  it('todo serviço é de um perfil, de etiqueta exata, com saúde, limites, sem root nem poderes', () => {
    expect(services.length).toBeGreaterThan(12);
    expect(services.flatMap(([name, service]) => looseService(name, service))).toEqual([]);
  });

  it('sem dizer perfil, é a demonstração que sobe', () => {
    expect(read('.env')).toMatch(/^COMPOSE_PROFILES=demo$/m);
    expect(names(read('.env'))).toEqual(['COMPOSE_PROFILES']);
    const demo = services.filter(([, { profiles }]) => profiles?.includes('demo'));
    expect(demo.map(([name]) => name)).toEqual(['postgres', 'valkey', 'government-api', 'bff']);
  });

  it('nada se monta dentro de uma pasta que só se lê', () => {
    expect(services.flatMap(([name, service]) => mountsInsideReadOnly(service).map(at => `${name}: ${at}`))).toEqual(
      [],
    );
  });

  it('constrói estágios que o Dockerfile tem', () => {
    const stages = [...read('Dockerfile').matchAll(/^FROM .+ AS ([\w-]+)$/gm)].map(match => match[1]);
    const wanted = services.flatMap(([, { build }]) => build?.target ?? []);
    expect(wanted).toHaveLength(8);
    expect(wanted.filter(target => !stages.includes(target))).toEqual([]);
  });

  it('em produção só o proxy se alcança de fora, e são dois de cada servidor', () => {
    expect(inProduction.filter(([, service]) => published(service).length).map(([name]) => name)).toEqual(['proxy']);
    const count = (server: string) => inProduction.filter(([name]) => serverOf(name) === server).length;
    expect([count('bff'), count('government-api')]).toEqual([2, 2]);
  });

  it('o que os servidores recebem, eles leem; o segredo, de arquivo', () => {
    const wrong = services.flatMap(([name, { environment = {}, profiles }]) => {
      const server = SERVERS[serverOf(name) ?? 'bff'];
      if (!serverOf(name)) return [];
      const secret = profiles?.includes('demo') ? new Set<string>() : server.secret;
      return wrongSettings({ ...server, secret }, environment).map(what => `${name}: ${what}`);
    });
    expect(wrong).toEqual([]);
    const file = read('deploy/compose/producao.env.exemplo');
    const composed = new Set(
      [...files.keys()].flatMap(path => [...read(path).matchAll(/\$\{([A-Z0-9_]+)/g)].map(match => match[1] ?? '')),
    );
    expect(names(file).filter(name => !bothKnow.has(name) && !composed.has(name))).toEqual(['COMPOSE_PROFILES']);
  });

  it('quem atende tem tempo de sair', () => {
    const graces = inProduction
      .filter(([name]) => serverOf(name))
      .map(([, { stop_grace_period }]) => Number.parseInt(stop_grace_period ?? '0', 10));
    expect(Math.min(...graces)).toBeGreaterThan(GRACE);
  });

  it('o proxy recebe tudo que o seu arquivo pede', () => {
    const asked = [...read('deploy/proxy/Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(match => match[1] ?? '');
    const [, proxy] = inProduction.find(([name]) => name === 'proxy') ?? [];
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(name => !(name in (proxy?.environment ?? {})))).toEqual([]);
  });

  it('um proxy do órgão na frente, ou um armazenamento dele, é só configuração', () => {
    const of = (name: string) => inProduction.find(([each]) => each === name)?.[1].environment ?? {};
    expect(of('bff-1').TRUSTED_PROXIES).toMatch(/^\$\{TRUSTED_PROXIES:-1\}$/);
    expect(of('government-api-1')).toMatchObject({
      S3_URL: expect.stringMatching(/^\$\{S3_URL:-/),
      S3_REGION: expect.stringMatching(/^\$\{S3_REGION:-/),
    });
    expect(of('proxy').OUTER_PROXIES).toMatch(/^\$\{OUTER_PROXIES:-\}$/);
    expect(read('deploy/proxy/Caddyfile')).toMatch(
      /reverse_proxy \{\$BFFS\} \{\n\t\ttrusted_proxies \{\$OUTER_PROXIES\}\n/,
    );
  });

  it('uma página e os seus arquivos vêm da mesma réplica, e de um só lugar enquanto ela roda', () => {
    const [, bffs = '', governmentApis = ''] = read('deploy/proxy/Caddyfile').split(/reverse_proxy \{\$/);
    expect([bffs, governmentApis].map(part => /lb_policy (\w+)/.exec(part)?.[1])).toEqual(['cookie', 'least_conn']);
    expect(read('deploy/proxy/Caddyfile')).toContain('Path=/; HttpOnly; Secure; SameSite=Lax');
    // Relative to the folder the process began in, whatever `current` names later.
    expect(read('deploy/systemd/alipen-bff@.service')).toMatch(/^WorkingDirectory=\/opt\/alipen\/current\/bff$/m);
    expect(read('deploy/systemd/alipen-bff@.service')).toMatch(/ WEB_DIR=\.\.\/web$/m);
  });

  it('o Prometheus pergunta a quem existe', () => {
    for (const profile of readdirSync(join(root, 'deploy/compose/targets'))) {
      const hosts = [...read(`deploy/compose/targets/${profile}/bff.yml`).matchAll(/([\w-]+):4000/g)].map(
        match => match[1],
      );
      const expected = services.filter(([name, { profiles }]) => name.startsWith('bff') && profiles?.includes(profile));
      expect([profile, hosts]).toEqual([profile, expected.map(([name]) => name)]);
    }
  });
});

describe('Kubernetes', () => {
  it('cada manifesto é como o esquema do seu tipo quer', () => {
    expect(manifests.length).toBeGreaterThan(20);
    expect(manifests.flatMap(manifestErrors)).toEqual([]);
  });

  it('todo arquivo da pasta é de alguém', () => {
    for (const folder of ['base', 'producao']) {
      const named = read(`deploy/kubernetes/${folder}/kustomization.yaml`);
      const present = readdirSync(join(root, 'deploy/kubernetes', folder)).filter(
        name => name !== 'kustomization.yaml',
      );
      expect(present.filter(name => !named.includes(name))).toEqual([]);
    }
  });

  it('os pods são como "restricted" quer, com sondas, recursos e etiqueta exata', () => {
    expect(manifests.flatMap(loosePod)).toEqual([]);
  });

  it('todo seletor vale para alguém', () => {
    expect(pointlessSelectors(manifests)).toEqual([]);
  });

  it('cada servidor tem orçamento de interrupção, escala por si e se alcança só por onde está escrito', () => {
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy'])
      for (const name of Object.keys(SERVERS))
        expect(manifests).toContainEqual(
          expect.objectContaining({ kind, metadata: expect.objectContaining({ name }) }),
        );
    const deny = manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'nothing');
    expect(deny?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('o que os servidores recebem, eles leem; o segredo, de arquivo', () => {
    const shared = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    const wrong = manifests.flatMap(manifest => {
      const server = SERVERS[serverOf(manifest.metadata.name) ?? 'bff'];
      if (manifest.kind !== 'Deployment') return [];
      const own = Object.fromEntries(
        containersOf(manifest).flatMap(({ env = [] }) => env.map(each => [each.name, each.value ?? ''])),
      );
      return [...wrongSettings(server, own), ...wrongSettings(server, shared, bothKnow)];
    });
    expect(wrong).toEqual([]);
    expect(shared.DRAIN_SECONDS).toBe('12');
  });

  it('quem atende tem tempo de sair', () => {
    const graces = manifests
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ spec }) => spec?.template?.spec.terminationGracePeriodSeconds ?? 0);
    expect(Math.min(...graces)).toBeGreaterThan(GRACE);
  });
});

describe('cada portão pega a violação plantada', () => {
  const service = (yaml: string) => composeText(`services:\n  x: ${yaml}`);
  const pod = manifests.find(({ kind }) => kind === 'Deployment') as Manifest;
  const changed = (change: (copy: Manifest) => void): Manifest => {
    const copy = structuredClone(pod);
    change(copy);
    return copy;
  };

  it('campo que o Compose não conhece, porta que não é porta', () => {
    expect(composeErrors(service('{ image: a, heathcheck: {} }'))).toEqual([
      '/services/x must NOT have additional properties: heathcheck',
    ]);
    expect(composeErrors(service('{ image: a, read_only: [1] }'))).not.toEqual([]);
  });

  it('serviço solto', () => {
    const loose = service('{ profiles: [producao], image: "redis:8", user: "0" }').services?.x ?? {};
    expect(looseService('x', loose)).toEqual([
      'x has no exact tag',
      'x may be written to or gain rights',
      'x runs as root',
      'x has no limit of memory',
      'x has no health check',
    ]);
    const nested = ['./a:/etc/x:ro', './b/c.yml:/etc/x/c.yml:ro', 'd:/data', 'e:/data/e:ro', './f:/etc/xy'];
    expect(mountsInsideReadOnly({ volumes: nested })).toEqual(['/etc/x/c.yml']);
    expect(published({ ports: ['80:80', '127.0.0.1:1:1'] })).toEqual(['80:80']);
  });

  it('variável que ninguém lê, segredo à vista', () => {
    expect(wrongSettings(SERVERS.bff, { VALKEY_URI: 'x' })).toEqual(['VALKEY_URI is read by nobody']);
    expect(wrongSettings(SERVERS.bff, { VALKEY_URL: 'x' })).toEqual(['VALKEY_URL is a secret: give VALKEY_URL_FILE']);
    expect(wrongSettings(SERVERS['government-api'], { DATABASE_URL_FILE: 'x' })).toEqual([]);
  });

  it('manifesto com campo que não há, de tipo errado, ou de tipo que não guardamos', () => {
    const misspelt = changed(copy => Object.assign(copy.spec?.template?.spec ?? {}, { terminationGracePeriod: 3 }));
    expect(manifestErrors(misspelt)).toEqual([expect.stringContaining('terminationGracePeriod')]);
    const wrong = changed(copy => Object.assign(copy.spec ?? {}, { revisionHistoryLimit: 'five' }));
    expect(manifestErrors(wrong)).toEqual([expect.stringContaining('/spec/revisionHistoryLimit must be number')]);
    expect(manifestErrors({ ...pod, kind: 'DaemonSet' })).toEqual([
      expect.stringContaining('no schema of apps/v1 DaemonSet'),
    ]);
  });

  it('pod solto, seletor para nada', () => {
    const loose = changed(copy => {
      for (const container of containersOf(copy)) {
        container.image = 'alipen/bff';
        delete container.securityContext;
        delete container.readinessProbe;
      }
    });
    expect(loosePod(loose)).toHaveLength(5);
    const policy = {
      kind: 'NetworkPolicy',
      apiVersion: 'v1',
      metadata: { name: 'x' },
      spec: { podSelector: { matchLabels: { app: 'bf' } } },
    };
    expect(pointlessSelectors([pod, policy])).toEqual(['NetworkPolicy x holds for nothing']);
  });
});
