import { eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { usuarios } from '../src/usuarios/usuarios.schema.ts';
import { CPF, prepararServidor } from './kit/servidor.ts';

describe('cadastrar pessoas', () => {
  const servidor = prepararServidor();
  const nova = {
    cpf: '12345678909',
    nome: 'Carlos Meireles',
    matricula: '401122',
    senha: 'uma senha boa',
    authorities: ['SOLICITANTE'],
    lotacaoId: 2,
  };
  const cadastrar = (mudanca: object = {}) =>
    servidor
      .como('gestora')
      .post('/ms-alipen/usuarios')
      .send({ ...nova, ...mudanca });

  it('a pessoa cadastrada entra, e a senha só existe como argon2id', async () => {
    const { body } = await cadastrar().expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      nome: 'Carlos Meireles',
      matricula: '401122',
      authorities: ['SOLICITANTE'],
      lotacaoId: 2,
    });
    await servidor.http().post('/login').send({ cpf: nova.cpf, senha: nova.senha }).expect(200);
    const [row] = await servidor.database.select().from(usuarios).where(eq(usuarios.id, body.id));
    expect(row?.senhaHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [evento] = await servidor.database.select().from(eventos).where(eq(eventos.acao, 'criarUsuario'));
    expect(evento).toMatchObject({ entidade: 'usuarios', entidadeId: String(body.id), matricula: '204817' });
    expect(JSON.stringify(evento)).not.toContain(nova.cpf);
  });

  it('o mesmo CPF outra vez é 409 e nada muda', async () => {
    const { status, body } = await cadastrar({ cpf: CPF.gestora, nome: 'Outra Pessoa' });
    expect([status, body.type]).toEqual([409, '/problemas/ja-existe']);
    const [gestora] = await servidor.database.select().from(usuarios).where(eq(usuarios.cpf, CPF.gestora));
    expect(gestora?.nome).toBe('Marina Duarte');
  });

  it.each([
    ['CPF com dígitos errados', { cpf: '12345678900' }, '/cpf'],
    ['CPF de algarismos iguais', { cpf: '11111111111' }, '/cpf'],
    ['solicitante sem lotação', { cpf: '98765432100', lotacaoId: undefined }, '/lotacaoId'],
    ['lotação que não existe', { cpf: '98765432100', lotacaoId: 9999 }, '/lotacaoId'],
    ['autoridade que não existe', { cpf: '98765432100', authorities: ['ROOT'] }, '/authorities/0'],
    ['autoridades repetidas', { cpf: '98765432100', authorities: ['AL_FISCAL', 'AL_FISCAL'] }, '/authorities'],
    ['senha curta', { cpf: '98765432100', senha: 'curta' }, '/senha'],
  ])('recusa %s', async (_nome, mudanca, pointer) => {
    const { status, body } = await cadastrar(mudanca);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('quem não solicita pode não ter lotação', async () => {
    const { body } = await cadastrar({ cpf: '98765432100', authorities: ['AL_FISCAL'], lotacaoId: undefined }).expect(
      201,
    );
    expect(body.lotacaoId).toBeNull();
  });
});
