import { eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { CPF, prepararServidor, type Quem } from './kit/servidor.ts';

const ATUAL = 'demonstracao';
const NOVA = 'quatro bois e uma canga';

describe('trocar a própria senha', () => {
  const servidor = prepararServidor();

  const entrar = (quem: Quem, senha: string) => servidor.http().post('/login').send({ cpf: CPF[quem], senha });
  const trocar = (token: string, corpo: object) =>
    servidor.http().post('/ms-alipen/minha-senha').auth(token, { type: 'bearer' }).send(corpo);
  const tokenDe = async (quem: Quem, senha = ATUAL): Promise<string> => (await entrar(quem, senha)).body.token;

  it('a nova vale, a antiga não, e toda sessão termina, a que pediu também', async () => {
    const [esta, outra] = [await tokenDe('fiscal'), await tokenDe('fiscal')];
    await trocar(esta, { atual: ATUAL, nova: NOVA }).expect(204);
    for (const token of [esta, outra]) {
      const { body } = await servidor.http().get('/ms-alipen/visoes').auth(token, { type: 'bearer' }).expect(401);
      expect(body.type).toBe('/problemas/sessao-encerrada');
    }
    await entrar('fiscal', ATUAL).expect(401);
    await entrar('fiscal', NOVA).expect(200);
    const [troca] = await servidor.database.select().from(eventos).where(eq(eventos.acao, 'trocarMinhaSenha'));
    expect(JSON.stringify(troca)).not.toMatch(/bois|argon/);
  });

  it.each([
    [{ atual: 'outra coisa', nova: NOVA }, '/atual', 'A senha não confere. Ela não mudou.'],
    [{ atual: ATUAL, nova: ATUAL }, '/nova', 'A senha nova é igual à atual.'],
    [
      { atual: ATUAL, nova: '1234567890' },
      '/nova',
      'Esta é uma das senhas mais usadas: é das primeiras que alguém tentaria. Escolha outra.',
    ],
    [{ atual: ATUAL, nova: 'curta' }, '/nova', undefined],
  ])('%j é recusada no campo, e nada muda', async (corpo, pointer, detail) => {
    const token = await tokenDe('monitoramento');
    const { status, body } = await trocar(token, corpo);
    expect([400, 422]).toContain(status);
    expect(body.errors[0].pointer).toBe(pointer);
    if (detail) expect(body.errors[0].detail).toBe(detail);
    await entrar('monitoramento', ATUAL).expect(200);
  });

  it('quem tem a tela e não a senha não fica tentando', async () => {
    const token = await tokenDe('atendimento');
    for (let vez = 0; vez < 5; vez++) await trocar(token, { atual: `palpite ${vez}`, nova: NOVA }).expect(422);
    const { body } = await trocar(token, { atual: ATUAL, nova: NOVA }).expect(429);
    expect(body.detail).toBe('A senha foi errada 5 vezes. Espere 15 minutos para trocar.');
  });

  it('o gestor também não cadastra ninguém com uma senha das mais usadas', async () => {
    const token = await tokenDe('gestora');
    const { body } = await servidor
      .http()
      .post('/ms-alipen/usuarios')
      .auth(token, { type: 'bearer' })
      .set('idempotency-key', '0b8f2f0e-4f39-4f4e-8f0f-2f6f3b7a1c11')
      .send({
        cpf: '98765432100',
        nome: 'Pessoa Nova',
        matricula: 'N-1',
        authorities: ['AL_GESTOR'],
        senha: 'password1',
      })
      .expect(422);
    expect(body.errors[0].pointer).toBe('/senha');
  });
});
