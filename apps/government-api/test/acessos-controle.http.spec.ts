import type { components } from '@alipen/contracts/generated/government-api';
import { type Operation, operations } from '@alipen/contracts/generated/operations';
import { sql } from 'drizzle-orm';
import { LeiturasService } from '../src/acessos-controle/leituras.service.ts';
import { Clock } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

type Schemas = components['schemas'];
type Acesso = Schemas['AcessoControle'];
const ACESSOS = '/ms-alipen/acessos-controle';
const DE_OUTRA_PESSOA = '71428793860';

function cpfDe(base: number): string {
  const nove = [...String(base).padStart(9, '0')].map(Number);
  for (const quantos of [9, 10]) {
    const soma = nove.slice(0, quantos).reduce((total, algarismo, i) => total + algarismo * (quantos + 1 - i), 0);
    nove.push(((soma * 10) % 11) % 10);
  }
  return nove.join('');
}

describe('o controle externo', () => {
  const servidor = prepararServidor();
  let adiante = 0;
  let numero = 0;

  beforeAll(() => {
    servidor.app.get(Clock).now = () => new Date(Date.now() + adiante);
  });
  beforeEach(() => {
    adiante = 0;
  });

  const gestora = () => servidor.como('gestora');
  const convite = (mudado: object = {}) => {
    numero += 1;
    return {
      cpf: cpfDe(714_287_938 + numero),
      nome: `Carla Controle ${numero}`,
      instituicao: 'Tribunal de Contas do Estado',
      documento: 'Ofício 12/2026',
      ate: dia(30),
      ...mudado,
    };
  };
  type Dada = { acesso: Acesso; token: string; cpf: string };
  const convidar = async (mudado: object = {}): Promise<Dada> => {
    const dito = convite(mudado);
    const { body: acesso } = await gestora().post(ACESSOS).send(dito).expect(201);
    return { acesso, cpf: dito.cpf, token: await servidor.tokenDeQuem(dito.cpf) };
  };
  const le = (token: string, path: string) => servidor.http().get(path).auth(token, { type: 'bearer' });
  const leituras = async ({ acesso }: Dada): Promise<Schemas['PaginaLeiturasControle']> =>
    (await gestora().get(`${ACESSOS}/${acesso.id}/leituras?tamanho=200`).expect(200)).body;
  const conferencia = async ({ acesso }: Dada): Promise<Schemas['ConferenciaDasLeituras']> =>
    (await gestora().get(`${ACESSOS}/${acesso.id}/leituras/conferencia`).expect(200)).body;

  it('o convite diz quem, de onde, por que documento e até quando, e não dá senha', async () => {
    const { acesso } = await convidar({ email: 'Carla@TCE.gov.br' });
    expect(acesso).toMatchObject({
      instituicao: 'Tribunal de Contas do Estado',
      documento: 'Ofício 12/2026',
      lotacao: null,
      email: 'carla@tce.gov.br',
      situacao: 'VIGENTE',
      credencial: 'NENHUMA',
      leituras: 0,
      acoes: ['renovar', 'darSenha', 'encerrar'],
    });
    expect(acesso.cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
    expect(acesso.atos).toMatchObject([{ ato: 'CONVIDAR', documento: 'Ofício 12/2026', motivo: null }]);
    const { body } = await gestora().get(ACESSOS).expect(200);
    expect(body.itens.map(({ id }: Acesso) => id)).toContain(acesso.id);
  });

  it.each([
    ['depois de um ano', { ate: dia(400) }, '/ate'],
    ['no passado', { ate: dia(-2) }, '/ate'],
    ['sem o documento', { documento: '   ' }, '/documento'],
    ['sem a instituição', { instituicao: '    ' }, '/instituicao'],
    ['com um CPF que não existe', { cpf: '12345678901' }, '/cpf'],
    ['de uma lotação que não existe', { lotacaoId: 999_999 }, '/lotacaoId'],
  ])('não se convida %s', async (_, mudado, pointer) => {
    const { body } = await gestora().post(ACESSOS).send(convite(mudado)).expect(422);
    expect(body.errors[0].pointer).toBe(pointer);
  });

  it('quem já trabalha aqui não vira controle, e quem tem acesso não recebe outro', async () => {
    const { body } = await gestora()
      .post(ACESSOS)
      .send(convite({ cpf: '93541134780' }))
      .expect(409);
    expect(body.detail).toContain('já entra no sistema com outro perfil');
    const dada = await convidar();
    await gestora()
      .post(ACESSOS)
      .send(convite({ cpf: dada.cpf }))
      .expect(409);
  });

  it('ninguém recebe o perfil por outra porta, nem é achado entre os usuários', async () => {
    const { acesso } = await convidar();
    const novo = { cpf: DE_OUTRA_PESSOA, nome: 'Pedro Pessoa', matricula: '77', authorities: ['AL_CONTROLE'] };
    await gestora().post('/ms-alipen/usuarios').send(novo).expect(422);
    const { body } = await gestora().get('/ms-alipen/usuarios?tamanho=200').expect(200);
    expect(body.itens.map(({ nome }: { nome: string }) => nome)).not.toContain(acesso.nome);
    const [pessoa] = await rows<{ id: number }>(
      servidor.database,
      sql`select usuario_id as id from acessos_controle where id = ${acesso.id}`,
    );
    await gestora().get(`/ms-alipen/usuarios/${pessoa?.id}`).expect(404);
    await gestora().post(`/ms-alipen/usuarios/${pessoa?.id}/senha`).expect(404);
    await expect(
      servidor.database.execute(
        sql`update usuarios set authorities = '{AL_CONTROLE,AL_GESTOR}' where id = ${pessoa?.id}`,
      ),
    ).rejects.toThrow();
  });

  it('de cada operação do contrato, só passa onde é nomeado, e nunca para escrever', async () => {
    const { token } = await convidar();
    const passou = [];
    for (const operation of Object.values(operations) as Operation[]) {
      if (operation.autoridades.includes('PUBLICO') || operation.autoridades.includes('GATEWAY')) continue;
      const path = operation.path.replaceAll(/\{\w+\}/g, '0') + (operation.classe === 'eventos' ? '?desde=x' : '');
      const metodo = operation.method.toLowerCase() as 'get' | 'post' | 'put';
      const { body } = await servidor.http()[metodo](path).auth(token, { type: 'bearer' });
      if (body?.type !== '/problemas/nao-permitido') passou.push(operation);
    }
    const nomeadas = (Object.values(operations) as Operation[]).filter(({ autoridades }) =>
      autoridades.includes('AL_CONTROLE'),
    );
    const nomes = (quais: readonly Operation[]) => quais.map(({ operationId }) => operationId).sort();
    expect(nomes(passou)).toEqual([...nomes(nomeadas), 'sair'].sort());
    expect(nomeadas.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(nomes(nomeadas)).not.toEqual(expect.arrayContaining(['listarPrescricoes']));
    for (const fechada of ['listarUsuarios', 'obterDietasDoPedido', 'listarNotificacoes', 'acompanharMudancas'])
      expect(nomes(nomeadas)).not.toContain(fechada);
  }, 120_000);

  it('cada leitura fica registrada, com o que se pediu, e as palavras dela', async () => {
    const dada = await convidar();
    const [lotacao] = (await le(dada.token, '/ms-alipen/lotacoes?tamanho=1').expect(200)).body.itens;
    await le(dada.token, `/ms-alipen/lotacoes/${lotacao.id}/fechamentos/${dia(-1)}`).expect(200);
    await le(dada.token, '/ms-alipen/medicoes/999999').expect(404);
    const { itens, total } = await leituras(dada);
    expect(total).toBe(3);
    expect(itens).toMatchObject([
      { sequencia: 3, operacao: 'obterMedicao', status: 404, sobre: 'medição 999999', lotacao: null },
      { sequencia: 2, operacao: 'obterFechamento', status: 200, lotacao: lotacao.nome },
      { sequencia: 1, operacao: 'listarLotacoes', status: 200 },
    ]);
    expect(itens[1]?.oQue).toContain('O fechamento do mapa de um dia');
    expect(itens[1]?.quando).toBe(dia(-1).split('-').reverse().join('/'));
    const { text } = await gestora().get(`${ACESSOS}/${dada.acesso.id}/leituras/exportacao?formato=csv`).expect(200);
    expect(text).toContain('obterFechamento');
    expect(text.trim().split('\n')).toHaveLength(4);
    const { body } = await gestora().get(`${ACESSOS}/${dada.acesso.id}`).expect(200);
    expect(body).toMatchObject({ leituras: 3 });
  });

  it('muitas leituras ao mesmo tempo fazem uma cadeia só, inteira', async () => {
    const dada = await convidar();
    await Promise.all(Array.from({ length: 12 }, () => le(dada.token, '/ms-alipen/motivos').expect(200)));
    expect(await conferencia(dada)).toMatchObject({ leituras: 12, integra: true, falha: null });
  });

  it.each([
    [
      'mudou',
      sql`update leituras_controle set operacao = 'obterMedicao' where sequencia = 2`,
      'n.º 2 não é mais a que foi',
    ],
    ['sumiu', sql`delete from leituras_controle where sequencia = 2`, 'Falta a leitura n.º 2'],
    [
      'foi posta de novo no lugar de outra',
      sql`update leituras_controle a set hash_anterior = b.hash from leituras_controle b
          where a.acesso_id = b.acesso_id and a.sequencia = 3 and b.sequencia = 1`,
      'n.º 3 não segue da n.º 2',
    ],
  ])('acha a leitura que %s', async (_, mudanca, falha) => {
    const dada = await convidar();
    for (let i = 0; i < 3; i += 1) await le(dada.token, '/ms-alipen/motivos').expect(200);
    await expect(servidor.database.execute(mudanca)).rejects.toThrow();
    await servidor.database.transaction(async tx => {
      await tx.execute(sql`alter table leituras_controle disable trigger leituras_controle_so_crescem`);
      await tx.execute(sql`${mudanca}${doAcesso(mudanca, dada)}`);
      await tx.execute(sql`alter table leituras_controle enable trigger leituras_controle_so_crescem`);
    });
    expect(await conferencia(dada)).toMatchObject({
      integra: false,
      ultimo: null,
      falha: expect.stringContaining(falha),
    });
  });
  /** The other accesses of this file keep theirs. */
  const doAcesso = (mudanca: unknown, { acesso }: Dada) =>
    JSON.stringify(mudanca).includes('hash_anterior')
      ? sql` and a.acesso_id = ${acesso.id}`
      : sql` and acesso_id = ${acesso.id}`;

  it('o que não se pôde registrar não sai, nem em arquivo', async () => {
    const dada = await convidar();
    const service = servidor.app.get(LeiturasService);
    const registrar = service.registrar.bind(service);
    service.registrar = () => Promise.reject(new Error('the disk is full'));
    for (const path of [
      '/ms-alipen/lotacoes',
      '/ms-alipen/pedidos/exportacao?formato=csv&de=2026-01-01&ate=2026-01-31',
    ]) {
      const { body, headers, text } = await le(dada.token, path).expect(503);
      expect(body).toMatchObject({ type: '/problemas/leitura-sem-registro' });
      expect(headers['content-disposition']).toBeUndefined();
      expect(text).not.toContain('Unidade');
    }
    service.registrar = registrar;
    expect((await leituras(dada)).total).toBe(0);
  });

  it('a resposta só sai depois que a leitura está no banco', async () => {
    const dada = await convidar();
    const service = servidor.app.get(LeiturasService);
    const registrar = service.registrar.bind(service);
    let solta: () => void = () => undefined;
    const presa = new Promise<void>(resolve => {
      solta = resolve;
    });
    let chegou: () => void = () => undefined;
    const chegada = new Promise<void>(resolve => {
      chegou = resolve;
    });
    service.registrar = async lida => {
      chegou();
      await presa;
      await registrar(lida);
    };
    let saiu = false;
    const resposta = le(dada.token, '/ms-alipen/motivos').then(lida => {
      saiu = true;
      return lida;
    });
    await chegada;
    // A whole other call goes and comes back meanwhile.
    await gestora().get('/ms-alipen/motivos').expect(200);
    expect(saiu).toBe(false);
    solta();
    expect((await resposta).status).toBe(200);
    service.registrar = registrar;
    expect((await leituras(dada)).total).toBe(1);
  });

  it('no dia seguinte ao fim, a mesma sessão é recusada com a data, e sair ainda vale', async () => {
    const { token, cpf } = await convidar({ ate: dia(0) });
    await le(token, '/ms-alipen/motivos').expect(200);
    adiante = Date.parse(`${dia(1)}T00:00:30-03:00`) - Date.now();
    const { body } = await le(token, '/ms-alipen/motivos').expect(403);
    expect(body.type).toBe('/problemas/controle-externo-terminado');
    expect(body.detail).toContain(`valeu até ${dia(0).split('-').reverse().join('/')}`);
    await servidor.http().post('/logout').auth(token, { type: 'bearer' }).expect(204);
    await expect(servidor.tokenDeQuem(cpf)).rejects.toMatchObject({ slug: 'controle-externo-terminado' });
  });

  it('encerrado, para na chamada seguinte, com a frase', async () => {
    const dada = await convidar();
    await le(dada.token, '/ms-alipen/motivos').expect(200);
    const fim = `${ACESSOS}/${dada.acesso.id}/encerramento`;
    const { body: acesso } = await gestora().post(fim).send({ motivo: 'O trabalho acabou.' }).expect(200);
    expect(acesso).toMatchObject({ situacao: 'ENCERRADO', acoes: [], ate: dada.acesso.ate });
    expect(acesso.atos.at(-1)).toMatchObject({ ato: 'ENCERRAR', motivo: 'O trabalho acabou.' });
    const { body } = await le(dada.token, '/ms-alipen/motivos').expect(403);
    expect(body).toMatchObject({ type: '/problemas/controle-externo-terminado' });
    expect(body.detail).toContain('foi encerrado pela agência');
    await servidor.http().post('/logout').auth(dada.token, { type: 'bearer' }).expect(204);
    await gestora().post(fim).send({ motivo: 'De novo.' }).expect(409);
    const outra = await convidar({ cpf: dada.cpf });
    expect(outra.acesso.id).not.toBe(dada.acesso.id);
    expect((await leituras(outra)).total).toBe(0);
  });

  it('renovar é por outro documento, e vale na sessão que está aberta', async () => {
    const { acesso, token } = await convidar({ ate: dia(3) });
    expect(acesso.situacao).toBe('A_VENCER');
    const renovacao = `${ACESSOS}/${acesso.id}/renovacao`;
    await gestora()
      .post(renovacao)
      .send({ documento: 'Ofício 13/2026', ate: dia(3) })
      .expect(422);
    const { body } = await gestora()
      .post(renovacao)
      .send({ documento: 'Ofício 13/2026', ate: dia(60) })
      .expect(200);
    expect(body).toMatchObject({ situacao: 'VIGENTE', ate: dia(60), documento: 'Ofício 13/2026' });
    const { body: meu } = await le(token, '/ms-alipen/meu-acesso-controle').expect(200);
    expect(meu).toMatchObject({ ate: dia(60), documento: 'Ofício 13/2026', lotacao: null });
  });

  it('o acesso a uma lotação lê a dela, não as outras, nem o que é do contrato inteiro', async () => {
    const { body } = await gestora().get('/ms-alipen/lotacoes?tamanho=2').expect(200);
    const [dela, outra] = body.itens as { id: number; nome: string }[];
    const dada = await convidar({ lotacaoId: dela?.id });
    expect(dada.acesso.lotacao).toMatchObject({ id: dela?.id });
    expect((await le(dada.token, '/ms-alipen/lotacoes').expect(200)).body.itens).toHaveLength(1);
    const mes = (id = 0) => `/ms-alipen/mapa-diario/mes?lotacaoId=${id}&mes=${dia(-1).slice(0, 7)}`;
    await le(dada.token, mes(dela?.id)).expect(200);
    expect((await le(dada.token, mes(outra?.id)).expect(403)).body.type).toBe('/problemas/lotacao-alheia');
    const { body: recusa } = await le(dada.token, '/ms-alipen/medicoes').expect(403);
    expect(recusa.detail).toContain('uma só lotação');
    await le(dada.token, '/ms-alipen/meu-acesso-controle').expect(200);
  });

  it('a primeira senha vem em papel, e a de antes deixa de valer', async () => {
    const dada = await convidar();
    const senha = `${ACESSOS}/${dada.acesso.id}/primeira-senha`;
    const { headers } = await gestora().post(senha).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect((await gestora().get(`${ACESSOS}/${dada.acesso.id}`)).body.credencial).toBe('PRIMEIRA');
    await servidor.database.execute(sql`update usuarios set primeira_senha_ate = null where cpf = ${dada.cpf}`);
    await gestora().post(senha).expect(200);
    expect((await gestora().get(`${ACESSOS}/${dada.acesso.id}`)).body.credencial).toBe('PRIMEIRA');
    await le(dada.token, '/ms-alipen/motivos').expect(401);
  });

  it('o histórico é o de um registro do que se paga, sem dietas nem de onde veio', async () => {
    const { token } = await convidar();
    const [pedido] = (await le(token, '/ms-alipen/pedidos?tamanho=1').expect(200)).body.itens;
    const { body } = await le(token, `/ms-alipen/historico?entidade=pedidos&entidadeId=${pedido.id}`).expect(200);
    expect(body.itens.every((item: Schemas['RegistroHistorico']) => item.origem === undefined)).toBe(true);
    for (const busca of ['', '?entidade=pedidos', '?entidade=usuarios&entidadeId=1', '?pessoa=Maria'])
      await le(token, `/ms-alipen/historico${busca}`).expect(422);
  });

  it('o pacote do mês sai na hora, sem escrever no livro', async () => {
    const { token } = await convidar();
    const folhas = async () =>
      (await rows<{ n: number }>(servidor.database, sql`select count(*)::int as n from livro_selos`))[0]?.n;
    const antes = await folhas();
    const [contrato] = (await le(token, '/ms-alipen/contratos?numero=012/2025').expect(200)).body.itens;
    const aberta = { contratoId: contrato.id, mes: dia(-30).slice(0, 7) };
    const { body: medicao } = await gestora().post('/ms-alipen/medicoes').send(aberta).expect(201);
    const pacote = `/ms-alipen/medicoes/${medicao.resumo.id}/pacote`;
    const { headers, body } = await le(token, pacote).expect(200).buffer(true);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/pacote-.+\.zip/);
    expect(body).toBeTruthy();
    expect(await folhas()).toBe(antes);
  });
});
