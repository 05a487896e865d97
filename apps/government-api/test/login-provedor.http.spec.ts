import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, type JWTPayload } from 'jose';
import { eventos } from '../src/audit/audit.schema.ts';
import { SessoesService } from '../src/sessoes/sessoes.service.ts';
import { usuarios } from '../src/usuarios/usuarios.schema.ts';
import { CLIENTE, Provedor } from './kit/provedor.ts';
import { CPF, prepararServidor, type ServidorDeTeste } from './kit/servidor.ts';

const provedor = await Provedor.abrir();
afterAll(() => provedor.fechar());
beforeEach(() => {
  provedor.foraDoAr = false;
  provedor.dito = {};
});

const cliente = (servidor: ServidorDeTeste) => ({
  trocar: (tokenDeIdentidade: string, nonce: string) =>
    servidor.http().post('/login/oidc').send({ tokenDeIdentidade, nonce }),
  async entrar(claims: JWTPayload, opcoes: Parameters<Provedor['token']>[1] = {}) {
    const nonce = randomUUID();
    return this.trocar(await provedor.token({ sub: CPF.gestora, nonce, ...claims }, opcoes), nonce);
  },
});
const ambiente = (outros: Record<string, string> = {}) => ({
  OIDC_ISSUER: provedor.issuer,
  OIDC_CLIENT_ID: CLIENTE,
  ...outros,
});

describe('entrar pelo gov.br', () => {
  const servidor = prepararServidor(() => ambiente({ OIDC_MINIMUM_LEVEL: 'silver' }));
  const { trocar } = cliente(servidor);

  it('o CPF de sub é o da pessoa cadastrada, e as autoridades são as do cadastro', async () => {
    const { status, body } = await cliente(servidor).entrar({
      sub: '111.444.777-35',
      amr: ['passwd', 'mfa', 'algum-novo'],
    });
    expect(status).toBe(200);
    expect(decodeJwt(body.token)).toMatchObject({ authorities: ['AL_GESTOR'], iss: 'alipen-government-api' });
    expect(JSON.stringify(decodeJwt(body.token))).not.toContain(CPF.gestora);
    const sessoes = await servidor.http().get('/ms-alipen/minhas-sessoes').auth(body.token, { type: 'bearer' });
    expect(sessoes.body).toMatchObject([{ esta: true, forma: 'PROVEDOR' }]);
    const { jti = '' } = decodeJwt(body.token);
    expect(await servidor.app.get(SessoesService).nivelDaConta(servidor.database, { jti })).toBe('gold');
  });

  it('um token de identidade vale uma troca, ainda que vinte cheguem juntas', async () => {
    const nonce = randomUUID();
    const token = await provedor.token({ sub: CPF.fiscal, nonce });
    const respostas = await Promise.all(Array.from({ length: 20 }, () => trocar(token, nonce)));
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(respostas.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it.each<[string, JWTPayload, Parameters<Provedor['token']>[1]]>([
    ['assinado por outra chave', {}, { alheia: true }],
    ['de outro emissor', { iss: 'https://outro.gov.br/' }, {}],
    ['do emissor sem a barra do fim', { iss: provedor.issuer.slice(0, -1) }, {}],
    ['para outro cliente', { aud: 'outro' }, {}],
    ['para este cliente e mais um', { aud: [CLIENTE, 'outro'] }, {}],
    ['emitido a outro cliente', { azp: 'outro' }, {}],
    ['vencido', {}, { iat: -120, exp: -60 }],
    ['velho, embora não vencido', {}, { iat: -900, exp: 600 }],
    ['do futuro', {}, { iat: 300, exp: 600 }],
    ['sem nonce', { nonce: undefined as unknown as string }, {}],
    ['com outro nonce', { nonce: 'o-nonce-de-outra-entrada' }, {}],
    ['com sub que não é CPF', { sub: '1114447773' }, {}],
    ['com sub que é número', { sub: 11144477735 as unknown as string }, {}],
    ['com a chave no cabeçalho', {}, { cabecalho: { jku: 'https://a/jwk' } }],
    ['sem sub', { sub: undefined as unknown as string }, {}],
  ])('token %s não entra', async (_nome, claims, opcoes) => {
    expect((await cliente(servidor).entrar(claims, opcoes)).status).toBe(401);
  });

  it('token sem assinatura não entra', async () => {
    const nonce = randomUUID();
    const [, corpo] = (await provedor.token({ sub: CPF.gestora, nonce })).split('.');
    const cabecalho = Buffer.from('{"alg":"none"}').toString('base64url');
    expect((await trocar(`${cabecalho}.${corpo}.`, nonce)).status).toBe(401);
    expect((await trocar(`${cabecalho}.${corpo}.AA`, nonce)).status).toBe(401);
  });

  it.each([
    ['CPF sem cadastro', { sub: '12345678909' }, 'sem-cadastro'],
    ['conta bronze', { reliability_info: { level: 'bronze' } }, 'nivel-insuficiente'],
    ['conta sem nível', { reliability_info: null }, 'nivel-insuficiente'],
    ['nível que não há', { reliability_info: { level: 'diamond' } }, 'nivel-insuficiente'],
  ])('%s: 403, e diz por quê', async (_nome, claims, slug) => {
    const { status, body } = await cliente(servidor).entrar(claims);
    expect([status, body.type]).toEqual([403, `/problemas/${slug}`]);
  });

  it('pessoa bloqueada não entra', async () => {
    await servidor.database.update(usuarios).set({ ativo: false }).where(eq(usuarios.cpf, CPF.monitoramento));
    const { status, body } = await cliente(servidor).entrar({ sub: CPF.monitoramento });
    expect([status, body.type]).toEqual([403, '/problemas/sem-cadastro']);
  });
});

describe('as autoridades que vêm do provedor', () => {
  const servidor = prepararServidor(() =>
    ambiente({ OIDC_ROLES_CLAIM: 'realm_access.roles', OIDC_CPF_CLAIM: 'cpf', OIDC_ACR_VALUES: '2 3' }),
  );
  const entrar = (claims: JWTPayload) =>
    cliente(servidor).entrar({ sub: randomUUID(), cpf: CPF.atendimento, acr: '2', ...claims });

  it('valem, são escritas no cadastro e encerram as sessões de antes', async () => {
    const antes = await entrar({ realm_access: { roles: ['AL_ATENDIMENTO', 'offline_access'] } });
    expect(antes.status).toBe(200);
    const depois = await entrar({ realm_access: { roles: ['AL_FISCAL', 'AL_MONITORAMENTO', 'AL_INVENTADA'] } });
    expect(decodeJwt(depois.body.token).authorities).toEqual(['AL_FISCAL', 'AL_MONITORAMENTO']);
    const ler = (token: string) => servidor.http().get('/ms-alipen/minhas-sessoes').auth(token, { type: 'bearer' });
    expect((await ler(antes.body.token)).status).toBe(401);
    expect((await ler(depois.body.token)).status).toBe(200);
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.acao, 'perfisDoProvedor'));
    expect(trilha).toHaveLength(1);
  });

  it.each([
    ['sem a lista', {}],
    ['com a lista vazia', { realm_access: { roles: [] } }],
    ['só com nomes que não conhecemos', { realm_access: { roles: ['admin', 'constructor'] } }],
    ['com a lista em outro lugar', { roles: ['AL_GESTOR'] }],
    ['com o que não é texto', { realm_access: { roles: [{ AL_GESTOR: true }, 1, null] } }],
  ])('%s ninguém entra', async (_nome, claims) => {
    expect((await entrar(claims)).status).toBe(403);
  });

  it.each([undefined, '1', '22'])('com acr %s ninguém entra', async acr => {
    expect((await entrar({ acr, realm_access: { roles: ['AL_ATENDIMENTO'] } })).status).toBe(403);
  });
});

describe('a forma de entrar que se exige', () => {
  const servidor = prepararServidor(() => ambiente({ OIDC_AMR_VALUES: 'mfa x509' }));

  it.each([[['passwd', 'mfa', 'otp_offline']], [['x509', 'x509_neoid']], [['mfa', 'ainda-sem-nome']]])(
    'com amr %j entra',
    async amr => {
      expect((await cliente(servidor).entrar({ amr })).status).toBe(200);
    },
  );

  it.each([undefined, [], ['passwd', 'captcha'], ['mfa2'], 'mfa', { mfa: true }, [['mfa']]])(
    'com amr %j ninguém entra, e se diz por quê',
    async amr => {
      const { status, body } = await cliente(servidor).entrar({ amr });
      expect([status, body.type]).toEqual([403, '/problemas/nivel-insuficiente']);
      expect(body.detail).toMatch(/duas etapas/);
    },
  );
});

describe('o provedor fora do ar, ou que não é quem devia ser', () => {
  const servidor = prepararServidor(() => ambiente());

  it('ninguém é dado por falso: 503, e depois entra', async () => {
    provedor.foraDoAr = true;
    expect((await cliente(servidor).entrar({})).status).toBe(503);
    provedor.foraDoAr = false;
    provedor.dito = { issuer: 'https://outro.gov.br/' };
    expect((await cliente(servidor).entrar({})).status).toBe(503);
    provedor.dito = {};
    expect((await cliente(servidor).entrar({})).status).toBe(200);
  });
});

describe('sem provedor', () => {
  const servidor = prepararServidor();
  it('a troca não existe', async () => expect((await cliente(servidor).entrar({})).status).toBe(404));
});
