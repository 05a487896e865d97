import { relayOperations } from '../src/relay/relay-operation.ts';
import { Bff } from './bff.spec-kit.ts';

const auditora = {
  nome: 'Carla Controle',
  matricula: 'CE-9',
  nome_lotacao_real: 'Controle externo',
  authorities: ['AL_CONTROLE'],
};
const MOTIVOS = '/ms-alipen/motivos';
const FIM = 'O seu acesso de controle externo valeu até 23/11/2026.';

describe('o controle externo', () => {
  let bff: Bff;
  let token = '';
  beforeAll(async () => {
    bff = await Bff.start({}, relayOperations);
  });
  afterAll(() => bff.stop());
  beforeEach(async () => {
    bff.government.reset();
    token = await bff.government.token(auditora);
    bff.government.json(MOTIVOS, 200, []);
  });

  it('de todas as operações, só repassa as que o nomeiam: nenhuma que escreva, receba ou fique aberta', async () => {
    const passaram: string[] = [];
    for (const { operationId, method, path, open } of relayOperations) {
      if (open) continue;
      const caminho = path.replaceAll(/\{\w+\}/g, '1');
      const { json } = await bff.asCookie(token, method, caminho);
      if (json.type !== '/problemas/nao-permitido') passaram.push(operationId);
    }
    const nomeadas = relayOperations.filter(({ autoridades }) => autoridades.has('AL_CONTROLE'));
    expect(passaram.sort()).toEqual(nomeadas.map(({ operationId }) => operationId).sort());
    expect(nomeadas.filter(({ method, classe }) => method !== 'GET' || classe === 'eventos')).toEqual([]);
    expect(bff.government.calls('/ms-alipen/ao-vivo')).toEqual([]);
  });

  it('o que é de qualquer pessoa não é dele, nem com outro perfil ao lado', async () => {
    const dois = await bff.government.token({ ...auditora, authorities: ['AL_CONTROLE', 'AL_GESTOR'] });
    for (const de of [token, dois]) {
      expect((await bff.asCookie(de, 'GET', '/api/ms-alipen/usuarios')).status).toBe(403);
      expect((await bff.asCookie(de, 'GET', '/api/ms-alipen/downloads')).status).toBe(403);
    }
    expect((await bff.asCookie(token, 'GET', '/api/sessao')).json.papel).toBe('CONTROLE');
    expect((await bff.asCookie(token, 'GET', '/api/menu')).status).toBe(200);
  });

  it('terminado no meio da sessão, a pessoa lê a frase, e a sessão não some sem ela', async () => {
    bff.government.json(MOTIVOS, 403, { type: '/problemas/controle-externo-terminado', detail: FIM }, PROBLEMA);
    const { status, json, cookies } = await bff.asCookie(token, 'GET', `/api${MOTIVOS}`);
    expect([status, json.type, json.detail]).toEqual([403, '/problemas/controle-externo-terminado', FIM]);
    expect(cookies).toEqual([]);
  });

  it('quem tenta entrar depois do fim é dito que ele passou', async () => {
    bff.government.json('/login', 403, { type: '/problemas/controle-externo-terminado', detail: 'interno' });
    const { status, json, cookies } = await bff.login();
    expect([status, json.type, cookies]).toEqual([403, '/problemas/controle-externo-terminado', []]);
  });

  it('o que não se pôde registrar chega como o que é, sem nada do que se pediu', async () => {
    const detail = 'A leitura não pôde ser registrada, e por isso nada foi mostrado.';
    bff.government.json(MOTIVOS, 503, { type: '/problemas/leitura-sem-registro', detail }, PROBLEMA);
    const { status, json } = await bff.asCookie(token, 'GET', `/api${MOTIVOS}`);
    expect([status, json.type, json.detail]).toEqual([503, '/problemas/leitura-sem-registro', detail]);
  });
});

const PROBLEMA = { 'content-type': 'application/problem+json' };
