import type { components } from '@alipen/contracts/generated/government-api';
import { eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { TokensService } from '../src/auth/tokens.service.ts';
import { usuarios } from '../src/usuarios/usuarios.schema.ts';
import { CPF, prepararServidor, type Quem } from './kit/servidor.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['UsuarioDetalhado'];

describe('administrar pessoas', () => {
  const servidor = prepararServidor();
  const raiz = '/ms-alipen/usuarios';
  const gestora = () => servidor.como('gestora');
  const listar = async (query = ''): Promise<Schemas['PaginaUsuarios']> =>
    (await gestora().get(`${raiz}${query}`).expect(200)).body;
  const idDe = async (quem: Quem) => {
    const [linha] = await servidor.database.select().from(usuarios).where(eq(usuarios.cpf, CPF[quem]));
    return linha?.id ?? 0;
  };
  const obter = async (quem: Quem): Promise<Detalhado> =>
    (
      await gestora()
        .get(`${raiz}/${await idDe(quem)}`)
        .expect(200)
    ).body;
  const entrar = (cpf: string, senha: string) => servidor.http().post('/login').send({ cpf, senha });
  const chamar = (token: string) => servidor.http().get('/ms-alipen/tipos-alimentacao').auth(token, { type: 'bearer' });
  const editar = (pessoa: Detalhado, mudanca: object) => {
    const { nome, matricula, authorities, lotacaoId, versao } = pessoa;
    return gestora()
      .put(`${raiz}/${pessoa.id}`)
      .set('if-match', `"${versao}"`)
      .send({ nome, matricula, authorities, lotacaoId, ...mudanca });
  };

  it('a lista mascara o CPF, em ordem de nome, e diz quem está bloqueado', async () => {
    const { itens, total } = await listar();
    expect(total).toBe(8);
    expect(itens.map(({ nome }) => nome)).toEqual(itens.map(({ nome }) => nome).toSorted((a, b) => a.localeCompare(b)));
    expect(itens.find(({ nome }) => nome === 'Marina Duarte')).toMatchObject({ cpf: '***.444.777-**', souEu: true });
    expect(JSON.stringify(itens)).not.toMatch(/\d{11}|senha|hash/i);
    const contrario = await listar('?ordem=-nome');
    expect(contrario.itens.map(({ id }) => id)).toEqual(itens.map(({ id }) => id).toReversed());
  });

  it.each([
    ['?busca=otavio', ['Otávio Reis Carneiro']],
    ['?busca=318642', ['Rafael Teixeira Moura']],
    ['?busca=529.982', ['Rafael Teixeira Moura']],
    ['?busca=982247', []],
    ['?busca=%25', []],
    ['?perfil=AL_MONITORAMENTO', ['Otávio Reis Carneiro', 'Tiago Nogueira Sales']],
    ['?situacao=BLOQUEADO', ['Simone Aragão Pinto']],
    ['?perfil=SOLICITANTE&situacao=ATIVO', ['Joana Brito Lima', 'Rafael Teixeira Moura']],
    ['?tamanho=2&pagina=2', ['Luciana Freitas Pacheco', 'Marina Duarte']],
    ['?pagina=99', []],
  ])('%s acha %p', async (query, nomes) => {
    expect((await listar(query)).itens.map(({ nome }) => nome)).toEqual(nomes);
  });

  it('o filtro inteiro sai em planilha, sem nenhum CPF', async () => {
    const { text, headers } = await gestora().get(`${raiz}/exportacao?formato=csv&perfil=SOLICITANTE`).expect(200);
    expect(headers['content-disposition']).toContain('usuarios.csv');
    expect(text).toContain('Simone Aragão Pinto');
    expect(text).toContain('***.318.642-**');
    expect(text).not.toContain('Marina');
    expect(text).not.toMatch(/\d{11}/);
    await servidor.como('atendimento').get(`${raiz}/exportacao`).expect(403);
  });

  it('sem senha digitada o sistema gera uma, mostra uma vez, e a pessoa entra com ela', async () => {
    const nova = { cpf: '12345678909', nome: 'Nair Campos', matricula: '500100', authorities: ['AL_FISCAL'] };
    const { body } = await gestora().post(raiz).send(nova).expect(201);
    expect(body.senhaGerada).toMatch(/^[a-z2-9-]{19}$/);
    await entrar(nova.cpf, body.senhaGerada).expect(200);
    const trilha = JSON.stringify(await servidor.database.select().from(eventos));
    expect(trilha).not.toContain(body.senhaGerada);
    expect(trilha).not.toContain(nova.cpf);
    expect(trilha).toContain('***.456.789-**');
    expect(trilha).not.toContain('argon2');
    const cpfComoSenha = await gestora()
      .post(raiz)
      .send({ ...nova, cpf: '98765432100', senha: '987.654.321-00' });
    expect([cpfComoSenha.status, cpfComoSenha.body.errors?.[0]?.pointer]).toEqual([422, '/senha']);
  });

  it('bloquear age na hora, e só sobre quem foi bloqueado', async () => {
    const { token } = (await entrar(CPF.fiscal, 'demonstracao').expect(200)).body;
    await chamar(token).expect(200);
    const id = await idDe('fiscal');
    const { body } = await gestora().post(`${raiz}/${id}/bloqueio`).expect(200);
    expect(body.situacao).toBe('BLOQUEADO');
    const recusa = await chamar(token);
    expect([recusa.status, recusa.body.type]).toEqual([401, '/problemas/sessao-encerrada']);
    await entrar(CPF.fiscal, 'demonstracao').expect(401);
    await gestora().get(raiz).expect(200);
    await gestora().post(`${raiz}/${id}/desbloqueio`).expect(200);
    // Tokens from before stay dead; signing in again works in the very same second.
    await chamar(token).expect(401);
    const { body: outra } = await entrar(CPF.fiscal, 'demonstracao').expect(200);
    await chamar(outra.token).expect(200);
  });

  it('encerrar as sessões derruba todas, e a pessoa entra de novo', async () => {
    const abertas = await Promise.all(
      [1, 2].map(async () => (await entrar(CPF.atendimento, 'demonstracao')).body.token),
    );
    await gestora()
      .post(`${raiz}/${await idDe('atendimento')}/encerramento-sessoes`)
      .expect(200);
    for (const token of abertas) await chamar(token).expect(401);
    await chamar((await entrar(CPF.atendimento, 'demonstracao').expect(200)).body.token).expect(200);
  });

  it('a senha nova aparece uma vez, a velha deixa de valer e as sessões terminam', async () => {
    const { token } = (await entrar(CPF.outraSolicitante, 'demonstracao')).body;
    const { body } = await gestora()
      .post(`${raiz}/${await idDe('outraSolicitante')}/senha`)
      .expect(200);
    await chamar(token).expect(401);
    await entrar(CPF.outraSolicitante, 'demonstracao').expect(401);
    await entrar(CPF.outraSolicitante, body.senha).expect(200);
    const trilha = JSON.stringify(
      await servidor.database.select().from(eventos).where(eq(eventos.acao, 'redefinirSenha')),
    );
    expect(trilha).toContain('redefinirSenha');
    expect(trilha).not.toContain(body.senha);
  });

  it('mudar perfil ou lotação encerra as sessões; mudar o nome não', async () => {
    const token = await servidor.app.get(TokensService).issue({
      usuarioId: await idDe('monitoramento'),
      nome: 'x',
      matricula: 'x',
      authorities: ['AL_MONITORAMENTO'],
      lotacaoId: null,
      nomeLotacao: 'x',
    });
    const { body } = await editar(await obter('monitoramento'), { nome: 'Tiago N. Sales' }).expect(200);
    await chamar(token).expect(200);
    expect((await listar('?busca=tiago n.')).total).toBe(1);
    await editar(body, { authorities: ['AL_MONITORAMENTO', 'AL_FISCAL'] }).expect(200);
    await chamar(token).expect(401);
  });

  it('quem solicita precisa de lotação, e a lotação precisa existir', async () => {
    const pessoa = await obter('solicitante');
    for (const lotacaoId of [null, 9999]) {
      const { status, body } = await editar(pessoa, { lotacaoId });
      expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/lotacaoId']);
    }
    const { status, body } = await editar(pessoa, { nome: '   ' });
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/nome']);
    expect((await obter('solicitante')).versao).toBe(pessoa.versao);
  });

  it('a única gestora não perde o perfil, e ninguém bloqueia a si mesmo', async () => {
    const pessoa = await obter('gestora');
    const semPerfil = await editar(pessoa, { authorities: ['AL_FISCAL'] });
    expect([semPerfil.status, semPerfil.body.type]).toEqual([409, '/problemas/conflito']);
    const bloqueio = await gestora().post(`${raiz}/${pessoa.id}/bloqueio`);
    expect([bloqueio.status, bloqueio.body.detail]).toEqual([409, 'Ninguém bloqueia a si mesmo.']);
  });

  it('grava com a versão vista: sem ela 428, com a velha 412 que diz quem mudou', async () => {
    const pessoa = await obter('solicitante');
    await editar(pessoa, { matricula: '318643' }).expect(200);
    const { status, body } = await editar(pessoa, { matricula: '318644' });
    expect(status).toBe(412);
    expect(body.detail).toContain('alterado por Marina Duarte');
    await gestora()
      .put(`${raiz}/${pessoa.id}`)
      .send({ nome: 'Nome', matricula: '1', authorities: ['AL_FISCAL'], lotacaoId: null })
      .expect(428);
  });

  it('só o gestor administra pessoas', async () => {
    const { token } = (await entrar(CPF.atendimento, 'demonstracao')).body;
    for (const caminho of ['bloqueio', 'senha', 'encerramento-sessoes']) {
      await servidor.http().post(`${raiz}/1/${caminho}`).auth(token, { type: 'bearer' }).expect(403);
    }
    await servidor.como('solicitante').get(raiz).expect(403);
    await gestora().get(`${raiz}/99999`).expect(404);
  });
});
