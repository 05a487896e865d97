import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { eventos } from '../src/audit/audit.schema.ts';
import { Clock } from '../src/clock/clock.ts';
import { NA_FILA, SenhasService } from '../src/usuarios/senhas.service.ts';
import { usuarios } from '../src/usuarios/usuarios.schema.ts';
import { CPF, prepararServidor } from './kit/servidor.ts';

describe('entrar', () => {
  const servidor = prepararServidor();
  const entrar = (cpf: unknown, senha: unknown) => servidor.http().post('/login').send({ cpf, senha });

  it.each([
    [CPF.gestora, 'AL_GESTOR', 'Administração central'],
    [CPF.solicitante, 'SOLICITANTE', 'Unidade Prisional São Lourenço 1'],
    [CPF.atendimento, 'AL_ATENDIMENTO', 'Administração central'],
    [CPF.monitoramento, 'AL_MONITORAMENTO', 'Administração central'],
    [CPF.fiscal, 'AL_FISCAL', 'Administração central'],
  ])('o CPF %s entra como %s e o token se confere com as chaves publicadas', async (cpf, autoridade, lotacao) => {
    const { body } = await entrar(cpf, 'demonstracao').expect(200);
    const chaves = await servidor.http().get('/.well-known/jwks.json').expect(200);
    const { payload } = await jwtVerify(body.token, createLocalJWKSet(chaves.body), { algorithms: ['ES256'] });
    expect(payload).toMatchObject({
      authorities: [autoridade],
      nome_lotacao_real: lotacao,
      iss: 'alipen-government-api',
      sub: expect.stringMatching(/^\d{1,9}$/),
    });
    expect(JSON.stringify(payload)).not.toContain(cpf);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(86_400);
  });

  it('senha errada, CPF desconhecido e pessoa inativa têm a mesma resposta', async () => {
    await servidor.database.update(usuarios).set({ ativo: false }).where(eq(usuarios.cpf, CPF.outraSolicitante));
    const respostas = await Promise.all([
      entrar(CPF.gestora, 'errada'),
      entrar('00000000191', 'demonstracao'),
      entrar(CPF.outraSolicitante, 'demonstracao'),
    ]);
    for (const { status, body } of respostas) {
      expect(status).toBe(401);
      expect(body).toEqual({
        type: '/problemas/credenciais-invalidas',
        title: 'Usuário ou senha inválidos',
        status: 401,
        detail: 'Usuário ou senha inválidos',
        instance: expect.any(String),
      });
    }
  });

  it('o trabalho, e com ele o tempo, não diz se o CPF existe', async () => {
    const senhas = servidor.app.get(SenhasService, { strict: false });
    const asked = jest.spyOn(Reflect.get(senhas, 'thread') as { ask: (work: { contra?: string }) => unknown }, 'ask');
    for (const cpf of [CPF.gestora, '00000000191']) await entrar(cpf, 'errada').expect(401);
    // One hash each, of the same memory, rounds and length (security.md B5).
    const costs = asked.mock.calls.map(([{ contra = '' }]) => [contra.split('$').slice(0, 4), contra.length]);
    asked.mockRestore();
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });

  it('com a fila das senhas cheia diz quando voltar, e não deixa ninguém esperando até o fim do prazo', async () => {
    const { fila } = servidor.app.get(SenhasService, { strict: false });
    let soltar: () => void = () => undefined;
    // One task that runs until it is released, and behind it as many as may wait.
    const cheia = [fila.run(() => new Promise<void>(resolve => (soltar = resolve)))];
    for (let n = 0; n < NA_FILA; n++) cheia.push(fila.run(async () => undefined));
    const { body, headers } = await entrar(CPF.gestora, 'demonstracao').expect(503);
    expect(body).toMatchObject({
      type: '/problemas/capacidade-reduzida',
      detail: expect.stringMatching(/Tente de novo/),
    });
    expect(headers['retry-after']).toBe('3');
    soltar();
    await Promise.all(cheia);
    await entrar(CPF.gestora, 'demonstracao').expect(200);
  });

  it('a senha vai byte a byte: espaços contam', async () => {
    await entrar(CPF.gestora, ' demonstracao').expect(401);
    await entrar(CPF.gestora, 'DEMONSTRACAO').expect(401);
  });

  it.each([
    ['CPF com pontos', { cpf: '111.444.777-35', senha: 'x' }, '/cpf'],
    ['CPF que é número', { cpf: 11144477735, senha: 'x' }, '/cpf'],
    ['sem senha', { cpf: CPF.gestora }, '/senha'],
    ['senha vazia', { cpf: CPF.gestora, senha: '' }, '/senha'],
    ['campo a mais', { cpf: CPF.gestora, senha: 'x', admin: true }, '/admin'],
  ])('recusa %s', async (_nome, corpo, pointer) => {
    const { status, body } = await servidor.http().post('/login').send(corpo);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('recusa corpo acima de 1 KiB, JSON quebrado e formulário', async () => {
    expect((await entrar(CPF.gestora, 'x'.repeat(1100))).status).toBe(413);
    expect((await servidor.http().post('/login').type('json').send('{"cpf":')).status).toBe(400);
    expect((await servidor.http().post('/login').type('form').send('cpf=1')).status).toBe(415);
  });

  it('quem entrou fica na trilha, sem CPF e sem senha', async () => {
    await entrar(CPF.fiscal, 'demonstracao').set('x-request-id', 'entrada-do-teste');
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.requestId, 'entrada-do-teste'));
    expect(trilha).toMatchObject([{ acao: 'entrar', entidade: 'usuarios', matricula: '289430', dados: {} }]);
  });

  it('a primeira entrada depois de um tempo quieto relê as chaves, e várias ao mesmo tempo não esperam umas pelas outras', async () => {
    const clock = servidor.app.get(Clock);
    const agora = clock.now.bind(clock);
    clock.now = () => new Date(Date.now() + 61_000);
    try {
      const respostas = await Promise.all([
        entrar(CPF.gestora, 'demonstracao'),
        entrar(CPF.fiscal, 'demonstracao'),
        entrar(CPF.solicitante, 'demonstracao'),
      ]);
      expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    } finally {
      clock.now = agora;
    }
  });
});
