import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import type supertest from 'supertest';
import { rows } from '../src/database/database.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { readSpreadsheet } from '../src/spreadsheets/read-spreadsheet.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

const NOVA = { nome: 'Casa  do Açude', tipo: 'ABRIGO', municipio: 'Tabatinga', uf: 'AM' };

describe('o cadastro de lotações', () => {
  const servidor = prepararServidor();
  const gestora = () => servidor.como('gestora');
  const criar = async (dados: object) => (await gestora().post('/ms-alipen/lotacoes').send(dados).expect(201)).body;
  const alterar = (id: number, versao: number | string, dados: object) =>
    gestora().put(`/ms-alipen/lotacoes/${id}`).set('if-match', `"${versao}"`).send(dados);
  const idDe = async (codigo: string) =>
    (await servidor.database.select().from(lotacoes).where(eq(lotacoes.codigo, codigo)))[0]?.id ?? 0;
  const historico = async (id: number) =>
    (await gestora().get(`/ms-alipen/historico?entidade=lotacoes&entidadeId=${id}`).expect(200)).body.itens;

  it('cria com código da UF, fuso do município e história', async () => {
    const resposta = await gestora()
      .post('/ms-alipen/lotacoes')
      .send({ ...NOVA, sigla: 'CDA', email: ' casa@orgao.gov.br', capacidade: 12, responsavelNome: 'Ana' })
      .expect(201);
    expect(resposta.headers.etag).toBe('"1"');
    expect(resposta.body).toMatchObject({
      codigo: expect.stringMatching(/^AM-\d{6}$/),
      nome: 'Casa do Açude',
      sigla: 'CDA',
      fusoHorario: 'America/Eirunepe',
      email: 'casa@orgao.gov.br',
      ativa: true,
    });
    expect((await gestora().get('/ms-alipen/lotacoes?busca=cda')).body.itens).toMatchObject([
      { id: resposta.body.id, pendencias: ['SEM_CONTRATO', 'SEM_PROGRAMACAO', 'SEM_EFETIVO'] },
    ]);
    const [criada] = await historico(resposta.body.id);
    expect(criada).toMatchObject({ acao: 'criarLotacao', nome: 'Casa do Açude', pessoa: { nome: expect.any(String) } });
    expect(criada.alteracoes).toContainEqual({ campo: 'sigla', antes: null, depois: 'CDA' });
  });

  it.each([
    [
      'nome que já há no município',
      { nome: 'Casa do Açude' },
      '/nome',
      'Já há uma lotação com este nome neste município.',
    ],
    ['código que já há', { nome: 'X', codigo: 'UPSL-1' }, '/codigo', 'Já há uma lotação com este código.'],
    ['nome só de espaços', { nome: '   ' }, '/nome', 'Informe o nome.'],
    ['e-mail sem arroba', { nome: 'Y', email: 'casa.gov.br' }, '/email', 'Não é um e-mail, como nome@orgao.gov.br.'],
    [
      'fuso de fora',
      { nome: 'Z', fusoHorario: 'America/New_York' },
      '/fusoHorario',
      'Não é um fuso horário do Brasil.',
    ],
    [
      'principal que não existe',
      { nome: 'W', lotacaoPrincipalId: 99_999 },
      '/lotacaoPrincipalId',
      'Esta lotação principal não existe.',
    ],
    ['campo a mais', { nome: 'V', ativa: false }, '/ativa', 'Este campo não existe.'],
  ])('recusa %s no campo', async (_nome, dados, pointer, detail) => {
    const resposta = await gestora()
      .post('/ms-alipen/lotacoes')
      .send({ ...NOVA, ...dados });
    expect([resposta.status, resposta.body.errors]).toEqual([422, [{ pointer, detail }]]);
  });

  it('altera quem viu a versão de agora; quem viu outra sabe quem mudou', async () => {
    const { id } = await criar({ ...NOVA, nome: 'Casa da Margem' });
    const dados = { ...NOVA, nome: 'Casa da Margem', telefone: '(97) 3412-0000' };
    expect((await alterar(id, 1, dados).expect(200)).headers.etag).toBe('"2"');
    expect((await alterar(id, 2, dados).expect(200)).body.versao).toBe(3);
    const vencida = await alterar(id, 1, dados);
    expect([vencida.status, vencida.body.detail]).toEqual([
      412,
      expect.stringMatching(/^Este registro foi alterado por \S.* às \d\d:\d\d\. Recarregue para continuar\.$/),
    ]);
    const sem = await gestora().put(`/ms-alipen/lotacoes/${id}`).send(dados);
    expect(sem.status).toBe(428);
    expect(
      (await historico(id)).map(({ acao, alteracoes }: { acao: string; alteracoes: unknown }) => [acao, alteracoes]),
    ).toEqual([
      ['alterarLotacao', [{ campo: 'telefone', antes: null, depois: '(97) 3412-0000' }]],
      ['criarLotacao', expect.any(Array)],
    ]);
  });

  it('uma lotação não é principal de si, nem por meio de outras', async () => {
    const a = await criar({ ...NOVA, nome: 'Roda A' });
    const b = await criar({ ...NOVA, nome: 'Roda B', lotacaoPrincipalId: a.id });
    const c = await criar({ ...NOVA, nome: 'Roda C', lotacaoPrincipalId: b.id });
    expect(c.lotacaoPrincipal).toMatchObject({ id: b.id, nome: 'Roda B' });
    const si = await alterar(a.id, 1, { ...NOVA, nome: 'Roda A', lotacaoPrincipalId: a.id });
    expect([si.status, si.body.errors[0].detail]).toEqual([422, expect.stringContaining('principal de si mesma')]);
    const roda = await alterar(a.id, 1, { ...NOVA, nome: 'Roda A', lotacaoPrincipalId: c.id });
    expect([roda.status, roda.body.errors[0].pointer]).toEqual([422, '/lotacaoPrincipalId']);
    expect((await gestora().get(`/ms-alipen/lotacoes/${a.id}`)).body.versao).toBe(1);
  });

  it('duas pessoas não fecham a roda cada uma de um lado', async () => {
    for (let vez = 0; vez < 8; vez += 1) {
      const a = await criar({ ...NOVA, nome: `Laço A${vez}` });
      const b = await criar({ ...NOVA, nome: `Laço B${vez}` });
      const respostas = await Promise.all([
        alterar(a.id, 1, { ...NOVA, nome: `Laço A${vez}`, lotacaoPrincipalId: b.id }),
        alterar(b.id, 1, { ...NOVA, nome: `Laço B${vez}`, lotacaoPrincipalId: a.id }),
      ]);
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('duas pessoas que gravam a mesma versão: uma vence', async () => {
    const { id } = await criar({ ...NOVA, nome: 'Casa Disputada' });
    const respostas = await Promise.all(
      ['1', '2', '3'].map(n => alterar(id, 1, { ...NOVA, nome: 'Casa Disputada', telefone: n })),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('não se desativa o que está em uso; livre, desativa e reativa', async () => {
    const usada = await gestora().post(`/ms-alipen/lotacoes/${await idDe('UPSL-1')}/inativacao`);
    expect([usada.status, usada.body.type]).toEqual([409, '/problemas/em-uso']);
    expect(usada.body.detail).toMatch(
      /^Unidade Prisional São Lourenço 1 não pode ser desativada: tem .*pessoas? ativas? lotadas? nela/,
    );
    const a = await criar({ ...NOVA, nome: 'Livre A' });
    const b = await criar({ ...NOVA, nome: 'Livre B', lotacaoPrincipalId: a.id });
    const principal = await gestora().post(`/ms-alipen/lotacoes/${a.id}/inativacao`);
    expect(principal.body.detail).toBe(
      'Livre A não pode ser desativada: tem 1 lotação ativa atendida por ela. Resolva antes de desativar.',
    );
    const lote = await gestora()
      .post('/ms-alipen/lotacoes/inativacoes')
      .send({ ids: [a.id, b.id, 99_999] })
      .expect(200);
    expect(lote.body.resultados).toEqual([
      { id: a.id, feito: false, detail: principal.body.detail },
      { id: b.id, feito: true },
      { id: 99_999, feito: false, detail: 'A lotação 99999 não existe.' },
    ]);
    expect((await gestora().post(`/ms-alipen/lotacoes/${a.id}/inativacao`).expect(200)).body.ativa).toBe(false);
    const inativas = await gestora().get('/ms-alipen/lotacoes?ativa=false&busca=livre');
    expect(inativas.body.itens.map((item: { pendencias: string[] }) => item.pendencias)).toEqual([[], []]);
    const vencida = await gestora().post(`/ms-alipen/lotacoes/${a.id}/reativacao`).set('if-match', '"1"');
    expect(vencida.status).toBe(412);
    expect((await gestora().post(`/ms-alipen/lotacoes/${a.id}/reativacao`).expect(200)).body).toMatchObject({
      ativa: true,
    });
    const filha = await criar({ ...NOVA, nome: 'Livre C' });
    const inativa = await alterar(filha.id, 1, { ...NOVA, nome: 'Livre C', lotacaoPrincipalId: b.id });
    expect(inativa.body.detail).toBe('Livre B está inativa e não pode atender outra lotação.');
  });

  it('um pedido que se abre enquanto a lotação fecha: ou ele entra e ela fica, ou ela fecha e ele não entra', async () => {
    for (let vez = 0; vez < 8; vez += 1) {
      const { id } = await criar({ ...NOVA, uf: 'PI', nome: `Disputa ${vez}` });
      const [pedido, fecho] = await Promise.all([
        gestora()
          .post('/ms-alipen/pedidos')
          .send({ lotacaoId: id, dataRefeicao: dia(1), itens: [] }),
        gestora().post(`/ms-alipen/lotacoes/${id}/inativacao`),
      ]);
      const { body } = await gestora().get(`/ms-alipen/lotacoes/${id}`);
      expect([pedido.status === 201, fecho.status === 200, body.ativa]).toEqual(
        pedido.status === 201 ? [true, false, true] : [false, true, false],
      );
    }
  });

  it('filtra pelo que falta, por tipo e situação, em qualquer ordem', async () => {
    const total = async (query: string) => (await gestora().get(`/ms-alipen/lotacoes?${query}`).expect(200)).body.total;
    const semContrato = await total('pendencia=SEM_CONTRATO');
    expect(semContrato).toBeGreaterThan(0);
    expect(await total('pendencia=SEM_CONTRATO&uf=MA')).toBeLessThan(semContrato);
    expect(await total('tipo=DELEGACIA')).toBe(3);
    expect((await total('ativa=true')) + (await total('ativa=false'))).toBe(await total(''));
    for (const ordem of ['nome', 'codigo', 'municipio', 'capacidade']) {
      const ids = async (o: string, pagina: number) =>
        (await gestora().get(`/ms-alipen/lotacoes?ordem=${o}&tamanho=4&pagina=${pagina}`)).body.itens.map(
          ({ id }: { id: number }) => id,
        );
      const paginas = Math.ceil((await total('')) / 4);
      const seguidas = (o: string) => Promise.all(Array.from({ length: paginas }, (_, i) => ids(o, i + 1)));
      const ida = (await seguidas(ordem)).flat();
      expect(new Set(ida).size).toBe(await total(''));
      expect((await seguidas(`-${ordem}`)).flat()).toEqual(ida.reverse());
    }
  });

  const baixar = (pedido: supertest.Test) =>
    pedido.buffer(true).parse(
      (resposta, pronto) =>
        void buffer(resposta as never).then(
          bytes => void pronto(null, bytes),
          erro => void pronto(erro, null),
        ),
    );

  it('exporta o que o filtro mostra, e a importação entende o que se exportou', async () => {
    const csv = await baixar(gestora().get('/ms-alipen/lotacoes/exportacao?formato=csv&tipo=DELEGACIA')).expect(200);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="lotacoes.csv"',
    });
    expect(csv.body.toString().split('\r\n')).toHaveLength(5);
    const xlsx = await baixar(gestora().get('/ms-alipen/lotacoes/exportacao?uf=MA')).expect(200);
    const { header, lines } = await readSpreadsheet(xlsx.body, { columns: 30, rows: 100 }, () => []);
    expect([header[1], lines.length]).toEqual(['nome', 10]);
    const volta = await gestora()
      .post('/ms-alipen/lotacoes/importacoes?simular=true')
      .type(xlsx.headers['content-type'] ?? '')
      .send(xlsx.body);
    expect(volta.body).toMatchObject({ linhas: 10, iguais: 10, recusadas: [] });
  });

  it('o modelo é o que a importação espera', async () => {
    const csv = await baixar(gestora().get('/ms-alipen/lotacoes/importacoes/modelo?formato=csv')).expect(200);
    expect(csv.body.toString()).toContain('nome;uf;municipio;tipo;capacidade');
    const xlsx = await baixar(gestora().get('/ms-alipen/lotacoes/importacoes/modelo')).expect(200);
    const relatorio = await gestora()
      .post('/ms-alipen/lotacoes/importacoes?simular=true')
      .type(xlsx.headers['content-type'] ?? '')
      .send(xlsx.body)
      .expect(200);
    expect(relatorio.body.linhas).toBe(0);
  });

  it('a importação grava os outros campos e não apaga o que o arquivo não diz', async () => {
    const texto =
      'nome;uf;municipio;tipo;sigla;e-mail\nCasa Nova;AC;Feijó;Quartel;CN;cn@x.gov.br\nCasa Ruim;AC;Feijó;Quartel;;sem-arroba';
    const importar = (corpo: string) =>
      gestora().post('/ms-alipen/lotacoes/importacoes').type('text/csv').send(corpo).expect(200);
    expect((await importar(texto)).body).toMatchObject({ novas: 1, recusadas: [{ linha: 3, coluna: 'email' }] });
    const [nova] = await servidor.database.select().from(lotacoes).where(eq(lotacoes.nome, 'Casa Nova'));
    expect(nova).toMatchObject({ sigla: 'CN', email: 'cn@x.gov.br', fusoHorario: 'America/Rio_Branco' });
    const semEfetivo = await rows(
      servidor.database,
      sql`select 1 from efetivos_diarios where lotacao_id = ${nova?.id}`,
    );
    expect(semEfetivo).toEqual([]);
    expect((await importar('nome;uf;municipio;tipo;sigla\nCasa Nova;AC;Feijó;Quartel;')).body.iguais).toBe(1);
  });

  it.each(['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const)('%s não mantém lotações', async quem => {
    const id = await idDe('UPSL-1');
    const recusas = await Promise.all([
      servidor.como(quem).post('/ms-alipen/lotacoes').send(NOVA),
      servidor.como(quem).put(`/ms-alipen/lotacoes/${id}`).set('if-match', '"1"').send(NOVA),
      servidor.como(quem).post(`/ms-alipen/lotacoes/${id}/inativacao`),
      servidor
        .como(quem)
        .post('/ms-alipen/lotacoes/inativacoes')
        .send({ ids: [id] }),
      servidor.como(quem).post('/ms-alipen/lotacoes/importacoes').type('text/csv').send('x'),
      servidor.como(quem).get('/ms-alipen/historico'),
    ]);
    expect(recusas.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });
});
