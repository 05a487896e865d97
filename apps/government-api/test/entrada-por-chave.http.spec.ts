import type { components } from '@alipen/contracts/generated/government-api';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { eventos } from '../src/audit/audit.schema.ts';
import { ChavesPessoaisService } from '../src/chaves-pessoais/chaves-pessoais.service.ts';
import { Clock } from '../src/clock/clock.ts';
import { Database } from '../src/database/database.ts';
import { usuarios } from '../src/usuarios/usuarios.schema.ts';
import { Autenticador, type Sinais } from './kit/autenticador.ts';
import { CLIENTE, Provedor } from './kit/provedor.ts';
import { CPF, prepararServidor, type Quem } from './kit/servidor.ts';

type Schemas = components['schemas'];
type Desafio = Schemas['DesafioDeEntrada'];

const ORIGEM = 'https://alipen.gov.br';
const SEM_CADASTRO = '12345678909';
const NAO_ABRIU = 'A chave não abriu a sessão. Confira o CPF, ou entre com a senha.';
const PASSOU = 'O pedido de entrada venceu ou já foi usado. Toque em Entrar com chave de novo.';
const provedor = await Provedor.abrir();
afterAll(() => provedor.fechar());

describe('entrar com a chave', () => {
  const servidor = prepararServidor(() => ({
    PUBLIC_ORIGIN: ORIGEM,
    OIDC_ISSUER: provedor.issuer,
    OIDC_CLIENT_ID: CLIENTE,
  }));
  let mao: Autenticador;
  let chaveId: number;

  const cadastrar = async (quem: Quem, outra: Autenticador): Promise<Schemas['ChavePessoal']> => {
    const pedido = await servidor.como(quem).post('/ms-alipen/minhas-chaves/desafio').expect(200);
    const nova = { nome: 'Celular', ...outra.criar(pedido.body.desafio) };
    return (await servidor.como(quem).post('/ms-alipen/minhas-chaves').send(nova).expect(201)).body;
  };
  const confirmar = ({ id, codigo }: Pick<Schemas['ChavePessoal'], 'id' | 'codigo'>, quem: Quem = 'gestora') =>
    servidor.como(quem).post(`/ms-alipen/chaves-pessoais/${id}/confirmacao`).send({ codigo });
  const pedir = async (cpf: string = CPF.fiscal): Promise<Desafio> =>
    (await servidor.http().post('/login/chave/desafio').send({ cpf }).expect(200)).body;
  const entrar = (gesto: object, cpf: string = CPF.fiscal) => servidor.http().post('/login/chave').send({ cpf, gesto });
  const recusa = async (gesto: object, cpf: string = CPF.fiscal) => {
    const { status, body } = await entrar(gesto, cpf);
    return [status, body.detail];
  };
  const senha = (cpf: string, outra: object = {}) =>
    servidor
      .http()
      .post('/login')
      .send({ cpf, senha: 'demonstracao', ...outra });
  const executar = (texto: string) => servidor.database.execute(sql.raw(texto));
  const exigir = (valor: 'GESTORES' | 'TODOS') =>
    executar(`insert into parametros (chave) values ('entradaComChave');
      insert into vigencias_parametro (chave, vale_de, valor) values ('entradaComChave', '2020-01-01', '"${valor}"')`);
  const agora = (quando?: Date) => {
    const clock = servidor.app.get(Clock);
    clock.now = () => quando ?? new Date();
  };

  beforeEach(async () => {
    agora();
    await executar('truncate parametros, vigencias_parametro, desafios_de_chave, identidades_trocadas');
    await executar(
      'truncate chaves_pessoais, gestos_de_chave, livro_folhas, assinaturas_mapa restart identity cascade',
    );
    mao = new Autenticador('alipen.gov.br', ORIGEM);
    const chave = await cadastrar('fiscal', mao);
    await confirmar(chave).expect(200);
    chaveId = chave.id;
  });

  it('o toque de uma chave confirmada abre a sessão, que diz como foi aberta', async () => {
    const pedido = await pedir();
    expect(pedido.credenciais).toContain(mao.id);
    const { status, body } = await entrar(mao.assinar(pedido.desafio));
    expect(status).toBe(200);
    expect(decodeJwt(body.token)).toMatchObject({ authorities: ['AL_FISCAL'], amr: ['hwk', 'user', 'mfa'] });
    const sessoes = await servidor.http().get('/ms-alipen/minhas-sessoes').auth(body.token, { type: 'bearer' });
    expect(sessoes.body[0]).toMatchObject({ esta: true, forma: 'CHAVE' });
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.acao, 'entrarComChave'));
    expect(trilha.at(-1)).toMatchObject({ entidade: 'usuarios' });
    expect(decodeJwt((await senha(CPF.fiscal)).body.token).amr).toEqual(['pwd']);
  });

  it('a chave que o aparelho pode copiar diz isso de si', async () => {
    const copiavel = new Autenticador('alipen.gov.br', ORIGEM, { sincronizavel: true });
    await confirmar(await cadastrar('fiscal', copiavel)).expect(200);
    const gesto = copiavel.assinar((await pedir()).desafio);
    expect(decodeJwt((await entrar(gesto).expect(200)).body.token).amr).toEqual(['swk', 'user', 'mfa']);
    await executar(`insert into parametros (chave) values ('soChavesPresas');
      insert into vigencias_parametro (chave, vale_de, valor) values ('soChavesPresas', '2020-01-01', 'true')`);
    const pedido = await pedir();
    expect(pedido.credenciais).not.toContain(copiavel.id);
    expect(await recusa(copiavel.assinar(pedido.desafio))).toEqual([401, NAO_ABRIU]);
  });

  it('quem atende e quem monitora também cadastra a sua, e o gestor confirma', async () => {
    for (const quem of ['atendimento', 'monitoramento'] as const) {
      const dele = new Autenticador('alipen.gov.br', ORIGEM);
      await confirmar(await cadastrar(quem, dele)).expect(200);
      await entrar(dele.assinar((await pedir(CPF[quem])).desafio), CPF[quem]).expect(200);
    }
  });

  it('uma resposta gasta o desafio: repetida, ou depois de uma errada, não abre', async () => {
    const certo = mao.assinar((await pedir()).desafio);
    await entrar(certo).expect(200);
    expect(await recusa(certo)).toEqual([409, PASSOU]);

    const { desafio } = await pedir();
    expect(await recusa(mao.assinar(desafio, { verificada: false }))).toEqual([401, NAO_ABRIU]);
    expect(await recusa(mao.assinar(desafio))).toEqual([409, PASSOU]);

    const juntos = mao.assinar((await pedir()).desafio);
    const respostas = await Promise.all(Array.from({ length: 10 }, () => entrar(juntos)));
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('passados cinco minutos o pedido venceu, e antes não', async () => {
    const inicio = Date.now();
    agora(new Date(inicio));
    const [um, outro] = [mao.assinar((await pedir()).desafio), mao.assinar((await pedir()).desafio)];
    agora(new Date(inicio + 299_999));
    await entrar(um).expect(200);
    agora(new Date(inicio + 300_000));
    expect(await recusa(outro)).toEqual([409, PASSOU]);
  });

  it.each<[string, Sinais & { origem?: string; tipo?: string }]>([
    ['sem que o aparelho confira a pessoa', { verificada: false }],
    ['sem que alguém toque', { presente: false }],
    ['em outro endereço', { origem: 'https://alipen.gov.br.exemplo.com' }],
    ['em um endereço abaixo deste', { origem: 'https://outro.alipen.gov.br' }],
    ['ao criar uma chave', { tipo: 'webauthn.create' }],
  ])('o toque feito %s não abre', async (_, mudanca) => {
    expect(await recusa(mao.assinar((await pedir()).desafio, mudanca))).toEqual([401, NAO_ABRIU]);
  });

  it('o toque de outra pessoa, de outro CPF, ou de outro pedido não abre', async () => {
    const dela = new Autenticador('alipen.gov.br', ORIGEM);
    await confirmar(await cadastrar('monitoramento', dela)).expect(200);
    expect(await recusa(dela.assinar((await pedir()).desafio))).toEqual([401, NAO_ABRIU]);
    expect(await recusa({ ...dela.assinar((await pedir()).desafio), id: mao.id })).toEqual([401, NAO_ABRIU]);
    expect(await recusa(mao.assinar((await pedir(CPF.monitoramento)).desafio))).toEqual([401, NAO_ABRIU]);
    expect(await recusa(mao.assinar((await pedir()).desafio), CPF.monitoramento)).toEqual([401, NAO_ABRIU]);
    const outra = mao.assinar((await pedir()).desafio);
    expect(await recusa({ ...outra, assinatura: mao.assinar((await pedir()).desafio).assinatura })).toEqual([
      ...[401, NAO_ABRIU],
    ]);
    const deMapa = Buffer.alloc(32, 7).toString('base64url');
    expect(await recusa(mao.assinar(deMapa))).toEqual([401, NAO_ABRIU]);
  });

  it('em uma página dentro de outra o toque não abre', async () => {
    const { desafio } = await pedir();
    const dentro = mao.assinar(desafio, { dentroDeOutra: true });
    expect(await recusa(dentro)).toEqual([401, NAO_ABRIU]);
  });

  it('a chave por confirmar, a revogada e a de quem foi bloqueado não abrem', async () => {
    const nova = new Autenticador('alipen.gov.br', ORIGEM);
    await cadastrar('fiscal', nova);
    const pedido = await pedir();
    expect(pedido.credenciais).not.toContain(nova.id);
    expect(await recusa(nova.assinar(pedido.desafio))).toEqual([401, NAO_ABRIU]);

    const bloquear = (ativo: boolean) =>
      servidor.database.update(usuarios).set({ ativo }).where(eq(usuarios.cpf, CPF.fiscal));
    const { desafio } = await pedir();
    await bloquear(false);
    expect((await pedir()).credenciais).not.toContain(mao.id);
    expect(await recusa(mao.assinar(desafio))).toEqual([401, NAO_ABRIU]);
    await bloquear(true);

    const antes = mao.assinar((await pedir()).desafio);
    await servidor.como('fiscal').post(`/ms-alipen/chaves-pessoais/${chaveId}/revogacao`).send({ motivo: 'PERDA' });
    expect((await pedir()).credenciais).not.toContain(mao.id);
    expect(await recusa(antes)).toEqual([401, NAO_ABRIU]);
  });

  it('o contador que volta para trás é de uma cópia: não abre, e fica na trilha; o de quem não tem a chave, não', async () => {
    const copia = mao.copiar();
    for (const _ of [1, 2]) await entrar(mao.assinar((await pedir()).desafio)).expect(200);
    const falso = { ...new Autenticador().assinar((await pedir()).desafio), id: mao.id };
    expect(await recusa(falso)).toEqual([401, NAO_ABRIU]);
    const trilha = () => servidor.database.select().from(eventos).where(eq(eventos.acao, 'chaveRecuada'));
    const vistas = (await trilha()).length;
    expect(await recusa(copia.assinar((await pedir()).desafio))).toEqual([401, NAO_ABRIU]);
    expect((await trilha()).length).toBe(vistas + 1);
    expect((await trilha()).at(-1)).toMatchObject({ entidade: 'chaves_pessoais', entidadeId: String(chaveId) });
    await entrar(mao.assinar((await pedir()).desafio)).expect(200);
  });

  it('quem pergunta não aprende quem tem chave, nem quem tem cadastro', async () => {
    const forma = ({ desafio, dominio, credenciais }: Desafio) => ({
      ...{ desafio: desafio.length, dominio, quantas: credenciais.length },
    });
    const cpfs = [CPF.fiscal, CPF.atendimento, SEM_CADASTRO, '00000000000'];
    const [comChave, ...outros] = await Promise.all(cpfs.map(cpf => pedir(cpf)));
    for (const outro of outros) {
      expect(Object.keys(outro)).toEqual(Object.keys(comChave ?? {}));
      expect(forma(outro)).toEqual(forma(comChave as Desafio));
    }
    for (const cpf of cpfs) expect((await pedir(cpf)).credenciais).toEqual((await pedir(cpf)).credenciais);

    // Neither does who answers: each is judged, and each uses its challenge up.
    for (const cpf of cpfs) {
      const pedido = await pedir(cpf);
      const gesto = { ...new Autenticador().assinar(pedido.desafio), id: pedido.credenciais[0] ?? '' };
      expect([cpf, await recusa(gesto, cpf)]).toEqual([cpf, [401, NAO_ABRIU]]);
      expect([cpf, await recusa(gesto, cpf)]).toEqual([cpf, [409, PASSOU]]);
    }
    const gastos = await servidor.database.execute(sql`select count(*)::int as n from identidades_trocadas`);
    expect(gastos.rows[0]).toEqual({ n: cpfs.length });
  });

  it('onde o sistema não está em um endereço que aceita chaves, diz isso, de qualquer CPF', async () => {
    const chaves = servidor.app.get(ChavesPessoaisService);
    Object.defineProperty(chaves, 'casa', { configurable: true, value: 'Aqui não há chaves.' });
    for (const cpf of [CPF.fiscal, SEM_CADASTRO]) {
      const { status, body } = await servidor.http().post('/login/chave/desafio').send({ cpf });
      expect([status, body.detail]).toEqual([409, 'Aqui não há chaves.']);
    }
    Reflect.deleteProperty(chaves, 'casa');
  });

  describe('onde o sistema pede a chave', () => {
    it('a senha certa não abre, e só a certa ouve por quê', async () => {
      await exigir('TODOS');
      const { status, body } = await senha(CPF.fiscal);
      expect([status, body.type]).toEqual([403, '/problemas/chave-exigida']);
      expect(body.detail).toBe('A senha confere, e este sistema pede também a sua chave: use Entrar com chave.');
      const errada = await senha(CPF.fiscal, { senha: 'outra senha qualquer' });
      expect([errada.status, errada.body.type]).toEqual([401, '/problemas/credenciais-invalidas']);
      await entrar(mao.assinar((await pedir()).desafio)).expect(200);
    });

    it('só dos gestores, os outros entram como querem', async () => {
      const daGestora = await cadastrar('gestora', new Autenticador('alipen.gov.br', ORIGEM));
      const { id: usuarioId } = (
        await servidor.database.select().from(usuarios).where(eq(usuarios.cpf, CPF.fiscal))
      )[0] ?? {
        id: 0,
      };
      await executar(
        `update chaves_pessoais set confirmada_em = now(), confirmada_por = ${usuarioId} where id = ${daGestora.id}`,
      );
      await exigir('GESTORES');
      await senha(CPF.fiscal).expect(200);
      expect((await senha(CPF.gestora)).body.type).toBe('/problemas/chave-exigida');
    });

    it('quem não tem chave que abra aqui entra com a senha, para ter uma; também quem só tem a por confirmar', async () => {
      await exigir('TODOS');
      const { body } = await senha(CPF.gestora).expect(200);
      expect(decodeJwt(body.token)).toMatchObject({ amr: ['pwd'], sem_chave: true });
      await cadastrar('atendimento', new Autenticador('alipen.gov.br', ORIGEM));
      await senha(CPF.atendimento).expect(200);
      await servidor.como('gestora').post(`/ms-alipen/chaves-pessoais/${chaveId}/revogacao`).send({ motivo: 'PERDA' });
      await senha(CPF.fiscal).expect(200);
    });

    it('a primeira senha troca-se, e diz que a nova foi salva e que falta a chave', async () => {
      await confirmar(await cadastrar('outraSolicitante', new Autenticador('alipen.gov.br', ORIGEM))).expect(200);
      await exigir('TODOS');
      const ate = new Date(Date.now() + 86_400_000);
      await servidor.database
        .update(usuarios)
        .set({ primeiraSenhaAte: ate })
        .where(eq(usuarios.cpf, CPF.outraSolicitante));
      expect((await senha(CPF.outraSolicitante)).body.type).toBe('/problemas/primeira-senha');
      const { status, body } = await senha(CPF.outraSolicitante, { nova: 'demonstracao de novo' });
      expect([status, body.type]).toEqual([403, '/problemas/chave-exigida']);
      expect(body.detail).toMatch(/^A sua senha nova foi salva\./);
      expect((await senha(CPF.outraSolicitante)).status).toBe(401);
      expect((await senha(CPF.outraSolicitante, { senha: 'demonstracao de novo' })).body.type).toBe(
        '/problemas/chave-exigida',
      );
    });

    it('o provedor abre a quem provou lá mais que a senha', async () => {
      const peloProvedor = async (amr?: string[]) => {
        const nonce = crypto.randomUUID();
        const tokenDeIdentidade = await provedor.token({ sub: CPF.fiscal, nonce, ...(amr && { amr }) });
        return servidor.http().post('/login/oidc').send({ tokenDeIdentidade, nonce });
      };
      const antes = await peloProvedor(['passwd']);
      expect([antes.status, decodeJwt(antes.body.token).sem_chave]).toEqual([200, undefined]);
      await exigir('TODOS');
      for (const amr of [undefined, ['passwd']]) {
        const { status, body } = await peloProvedor(amr);
        expect([status, body.type]).toEqual([403, '/problemas/chave-exigida']);
      }
      expect((await peloProvedor(['passwd', 'mfa'])).status).toBe(200);
    });
  });

  it('de dois processos que perguntam pela primeira vez, um faz o segredo e os dois o leem', async () => {
    await executar('truncate segredo_da_entrada');
    const pedidos = await Promise.all(Array.from({ length: 5 }, () => pedir(SEM_CADASTRO)));
    expect(new Set(pedidos.map(({ credenciais }) => credenciais.join(' '))).size).toBe(1);
    expect((await servidor.app.get(Database).execute(sql`select segredo from segredo_da_entrada`)).rows).toHaveLength(
      1,
    );
  });
});
