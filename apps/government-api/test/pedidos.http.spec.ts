import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  HOJE,
  ids,
  item,
  motivosDe,
  type Problema,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Pedido = Schemas['Pedido'];
const MIGRACAO = '../migrations/2026-11-29-1100-lotacao-do-pedido.sql';

describe('pedidos', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivo: (contexto: string, codigo: string) => number;
  const contar = async (tabela: string) =>
    (await rows<{ n: number }>(banco.database, sql.raw(`select count(*)::int as n from ${tabela}`)))[0]?.n;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    motivo = await motivosDe(banco.database);
  });
  beforeEach(async () => {
    cliente.em(AGORA);
    await banco.database.execute(sql.raw('truncate pedidos, numeracao_pedidos restart identity cascade'));
  });

  const itens = [
    item(ids.almoco, ids.interno, 128),
    item(ids.almoco, ids.servidor, 24),
    item(ids.cafe, ids.interno, 128),
  ];
  const novo = (mudanca: object = {}) => ({ lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens, ...mudanca });
  const criar = (mudanca: object = {}) => cliente.post<Pedido>('solicitante', '/pedidos', novo(mudanca));
  const recusa = (mudanca: object = {}) => cliente.post<Problema>('solicitante', '/pedidos', novo(mudanca));

  describe('criar', () => {
    it('abre o rascunho com número, programação do dia, contrato e efetivo que valem na data', async () => {
      const { status, corpo, etag } = await criar({ observacao: '  Visita no sábado. ' });
      expect(status).toBe(201);
      expect(etag).toBe('"1"');
      expect(corpo).toMatchObject({
        numero: '2026-000001',
        lotacao: { id: ids.upsl, nome: 'UPSL 1' },
        situacao: 'RASCUNHO',
        tipo: 'PROGRAMADO',
        contratos: [{ numero: '012/2026', fornecedor: 'Boa Mesa' }],
        prazoLimiteEm: '2026-11-20T21:00:00.000Z',
        observacao: 'Visita no sábado.',
        efetivo: { data: '2026-11-19', internos: 128, servidores: 24 },
        totalRefeicoes: 280,
        valorPrevistoCentavos: null,
        criadoPor: 'Sônia Solicitante',
        versao: 1,
        acoes: ['editar', 'enviar', 'excluir'],
      });
      expect(corpo.itens).toMatchObject([
        {
          tipoAlimentacaoId: 1,
          tipoPublicoId: 1,
          quantidadeProgramada: 0,
          quantidadeSolicitada: 128,
          precoCentavos: null,
        },
        {
          tipoAlimentacaoId: 2,
          tipoPublicoId: 1,
          quantidadeProgramada: 126,
          quantidadeSolicitada: 128,
          precoCentavos: null,
        },
        {
          tipoAlimentacaoId: 2,
          tipoPublicoId: 2,
          quantidadeProgramada: 0,
          quantidadeSolicitada: 24,
          precoCentavos: null,
        },
      ]);
      expect(corpo.historico).toMatchObject([
        { evento: 'criar', de: null, para: 'RASCUNHO', por: 'Sônia Solicitante' },
      ]);
      expect(corpo.historico[0]?.alteracoes).toHaveLength(3);
    });

    it('não precisa de contrato, e numera por ano na hora da unidade', async () => {
      cliente.em('2027-01-01T03:30:00.000Z');
      const fortaleza = await cliente.post<Pedido>(
        'gestora',
        '/pedidos',
        novo({ lotacaoId: ids.semContrato, dataRefeicao: '2027-01-02' }),
      );
      const acre = await cliente.post<Pedido>(
        'gestora',
        '/pedidos',
        novo({ lotacaoId: ids.acre, dataRefeicao: '2027-01-02' }),
      );
      expect(fortaleza.corpo).toMatchObject({ contratos: [], efetivo: null, numero: '2027-000001' });
      expect(acre.corpo).toMatchObject({ numero: '2026-000001', prazoLimiteEm: '2027-01-01T23:00:00.000Z' });
    });

    it('recusa o segundo pedido do mesmo dia e diz qual é o primeiro', async () => {
      const { corpo: primeiro } = await criar();
      const { status, corpo } = await recusa();
      expect(status).toBe(409);
      expect(corpo).toMatchObject({
        type: '/problemas/pedido-duplicado',
        detail: 'Já existe um pedido desta lotação para 21/11/2026. Abra o pedido 2026-000001.',
        pedido: { id: primeiro.id, numero: '2026-000001' },
      });
      expect((await criar({ dataRefeicao: '2026-11-22' })).corpo.numero).toBe('2026-000002');
    });

    it.each([
      ['negativa', -1],
      ['decimal', 1.5],
      ['de 10.000', 10_000],
      ['em texto', '345 '],
      ['em texto com ponto', '1.234'],
      ['vazia', ''],
      ['nula', null],
    ])('recusa quantidade %s apontando a célula, e nada é gravado (15.13)', async (_nome, quantidade) => {
      const { status, corpo } = await recusa({ itens: [item(1, 1, 5), item(2, 1, quantidade)] });
      expect(status).toBe(422);
      expect(corpo.type).toBe('/problemas/dados-invalidos');
      expect(corpo.errors?.[0]?.pointer).toBe('/itens/1/quantidade');
      expect(await contar('pedidos')).toBe(0);
    });

    it('aceita 0 e 9.999 (15.13)', async () => {
      expect((await criar({ itens: [item(1, 1, 0), item(2, 1, 9999)] })).corpo.totalRefeicoes).toBe(9999);
    });

    it('recusa dia passado, dia além do horizonte e dia que não existe', async () => {
      expect((await recusa({ dataRefeicao: '2026-11-19' })).corpo).toMatchObject({
        status: 422,
        type: '/problemas/data-passada',
      });
      expect((await recusa({ dataRefeicao: '2026-12-05' })).corpo).toMatchObject({
        status: 422,
        type: '/problemas/fora-do-horizonte',
      });
      expect((await recusa({ dataRefeicao: '2027-02-29' })).corpo.type).toBe('/problemas/dados-invalidos');
      expect((await criar({ dataRefeicao: '2026-12-04' })).status).toBe(201);
      expect((await criar({ dataRefeicao: HOJE })).status).toBe(201);
    });

    it('hoje é o dia da unidade: às 22:00 do dia 20 no Acre já é dia 21 em Fortaleza', async () => {
      cliente.em('2026-11-21T03:00:00.000Z');
      const doAcre = await cliente.post<Pedido>(
        'doAcre',
        '/pedidos',
        novo({ lotacaoId: ids.acre, dataRefeicao: HOJE }),
      );
      expect(doAcre.status).toBe(201);
      expect((await recusa({ dataRefeicao: HOJE })).corpo.type).toBe('/problemas/data-passada');
    });

    it('29 de fevereiro de 2028 é um dia como os outros (15.1)', async () => {
      cliente.em('2028-02-28T12:00:00.000Z');
      const { status, corpo } = await criar({ dataRefeicao: '2028-02-29' });
      expect(status).toBe(201);
      expect(corpo.prazoLimiteEm).toBe('2028-02-28T21:00:00.000Z');
    });

    it('recusa tipo inativo ou desconhecido, célula repetida e campo que não existe', async () => {
      const { corpo } = await recusa({
        itens: [item(ids.ceiaInativa, 1, 1), item(1, ids.publicoInativo, 1), item(1, 1, 1), item(1, 1, 2)],
      });
      expect(corpo.errors?.map(({ pointer }) => pointer)).toEqual([
        '/itens/0/tipoAlimentacaoId',
        '/itens/1/tipoPublicoId',
        '/itens/3',
      ]);
      expect((await recusa({ situacao: 'ENVIADO' })).status).toBe(422);
      expect(await contar('pedidos')).toBe(0);
    });

    it('solicitante que nomeia outra lotação: 403, uma linha na auditoria, nada gravado (15.15)', async () => {
      const antes = await contar('eventos');
      const { status, corpo } = await recusa({ lotacaoId: ids.acre });
      expect(status).toBe(403);
      expect(corpo.type).toBe('/problemas/lotacao-alheia');
      expect(await contar('pedidos')).toBe(0);
      expect(await contar('eventos')).toBe((antes ?? 0) + 1);
      expect(
        await rows(banco.database, sql`select acao, entidade_id, usuario_id from eventos order by id desc limit 1`),
      ).toEqual([{ acao: 'criarPedido', entidade_id: String(ids.acre), usuario_id: 2 }]);
    });

    it('lotação que não existe é 404, inativa é 422, e quem só atende não pede', async () => {
      expect((await cliente.post('gestora', '/pedidos', novo({ lotacaoId: 999 }))).status).toBe(404);
      const inativa = await cliente.post<Problema>('gestora', '/pedidos', novo({ lotacaoId: ids.inativa }));
      expect([inativa.status, inativa.corpo.errors?.[0]?.pointer]).toEqual([422, '/lotacaoId']);
      expect((await cliente.post('atendimento', '/pedidos', novo())).status).toBe(403);
    });
  });

  describe('editar', () => {
    const editar = <T = Pedido>(pedido: { corpo: Pedido; etag: string }, corpo: object, ifMatch?: string) =>
      cliente.put<T>('solicitante', `/pedidos/${pedido.corpo.id}`, corpo, ifMatch ?? pedido.etag);

    it('troca todos os itens e conta o que mudou, quando outra pessoa mexe', async () => {
      const aberto = await criar({ observacao: 'Fica' });
      cliente.em('2026-11-20T15:00:00.000Z');
      const { status, corpo, etag } = await editar(aberto, {
        itens: [
          item(ids.almoco, ids.interno, 130),
          item(ids.cafe, ids.interno, 128),
          item(ids.jantar, ids.interno, 128),
        ],
      });
      expect([status, etag, corpo.versao, corpo.totalRefeicoes]).toEqual([200, '"2"', 2, 386]);
      expect(corpo.observacao).toBe('Fica');
      expect(corpo.alteradoEm).toBe('2026-11-20T15:00:00.000Z');
      expect([corpo.alteradoPor, corpo.historico.length]).toEqual(['Sônia Solicitante', 1]);
      const daGestora = { itens: [item(ids.almoco, ids.interno, 129)] };
      const { corpo: depois } = await cliente.put<Pedido>('gestora', `/pedidos/${corpo.id}`, daGestora, etag);
      expect(depois.historico.at(-1)).toMatchObject({
        por: 'Sônia Solicitante',
        em: '2026-11-20T15:00:00.000Z',
        evento: 'editar',
        de: 'RASCUNHO',
        para: 'RASCUNHO',
        alteracoes: [
          { tipoAlimentacaoId: 2, tipoPublicoId: 1, de: 128, para: 130 },
          { tipoAlimentacaoId: 3, tipoPublicoId: 1, de: null, para: 128 },
          { tipoAlimentacaoId: 2, tipoPublicoId: 2, de: 24, para: null },
        ],
      });
    });

    it('uma sentada de digitação é uma linha, escrita no envio, do primeiro ao último número', async () => {
      const aberto = await criar();
      let etag = aberto.etag;
      for (const quantidade of [1, 12, 120, 127]) {
        ({ etag } = await editar({ ...aberto, etag }, { itens: [item(ids.almoco, ids.interno, quantidade)] }));
      }
      expect([etag, await contar('historico_pedido')]).toEqual(['"5"', 1]);
      const { corpo } = await cliente.post<Pedido>('gestora', `/pedidos/${aberto.corpo.id}/envio`, {}, etag);
      expect(corpo.historico.map(({ evento, por }) => [evento, por])).toEqual([
        ['criar', 'Sônia Solicitante'],
        ['editar', 'Sônia Solicitante'],
        ['enviar', 'Gestora Geral'],
      ]);
      expect(corpo.historico[1]?.alteracoes[0]).toMatchObject({ tipoAlimentacaoId: ids.almoco, de: 128, para: 127 });
      const [{ acoes }] = (await rows<{ acoes: string[] }>(
        banco.database,
        sql`select json_agg(acao order by id) as acoes from eventos where entidade = 'pedidos' and entidade_id = ${String(corpo.id)}
            and id > (select max(id) - 3 from eventos)`,
      )) as [{ acoes: string[] }];
      expect(acoes).toEqual(['criarPedido', 'editarPedido', 'enviarPedido']);
    });

    it('o que se digita e se desfaz não deixa linha', async () => {
      const aberto = await criar();
      const { etag } = await editar(aberto, { itens: [item(ids.almoco, ids.interno, 1)] });
      const volta = await editar({ ...aberto, etag }, { itens });
      const { corpo } = await cliente.post<Pedido>('solicitante', `/pedidos/${aberto.corpo.id}/envio`, {}, volta.etag);
      expect(corpo.historico.map(({ evento }) => evento)).toEqual(['criar', 'enviar']);
    });

    it('sem mudança não há versão nova', async () => {
      const aberto = await criar();
      const { status, corpo, etag } = await editar(aberto, { itens: [...itens].reverse() });
      expect([status, etag, corpo.historico.length]).toEqual([200, '"1"', 1]);
    });

    it('sem If-Match é 428; com versão vencida é 412 e diz quem alterou e quando', async () => {
      const aberto = await criar();
      cliente.em('2026-11-20T15:32:00.000Z');
      await cliente.put('gestora', `/pedidos/${aberto.corpo.id}`, { itens: [] }, aberto.etag);
      const sem = await cliente.put<Problema>('solicitante', `/pedidos/${aberto.corpo.id}`, { itens });
      expect([sem.status, sem.corpo.type]).toEqual([428, '/problemas/precondicao-ausente']);
      const vencida = await editar<Problema>(aberto, { itens });
      expect([vencida.status, vencida.corpo.detail]).toEqual([
        412,
        'Este registro foi alterado por Gestora Geral às 12:32. Recarregue para continuar.',
      ]);
      expect(await contar('itens_pedido')).toBe(0);
    });

    it('pedido enviado não se edita', async () => {
      const enviado = await enviarPedido(cliente, 'solicitante', novo());
      const { status, corpo } = await editar<Problema>(enviado, { itens: [] });
      expect([status, corpo.type]).toEqual([409, '/problemas/transicao-invalida']);
    });

    it('rascunho de dia que passou não se edita nem se envia, só se exclui', async () => {
      const aberto = await criar();
      cliente.em('2026-11-22T14:00:00.000Z');
      expect((await editar<Problema>(aberto, { itens: [] })).corpo.type).toBe('/problemas/data-passada');
      const envio = await cliente.post<Problema>('solicitante', `/pedidos/${aberto.corpo.id}/envio`, {}, aberto.etag);
      expect(envio.corpo.type).toBe('/problemas/data-passada');
      expect((await cliente.get<Pedido>('solicitante', `/pedidos/${aberto.corpo.id}`)).corpo.acoes).toEqual([
        'excluir',
      ]);
    });

    it('o pedido de outra lotação é 403 com auditoria, e o que não existe é 404', async () => {
      const aberto = await criar();
      const antes = await contar('eventos');
      const alheio = await cliente.put<Problema>('doAcre', `/pedidos/${aberto.corpo.id}`, { itens: [] }, aberto.etag);
      expect([alheio.status, alheio.corpo.type]).toEqual([403, '/problemas/lotacao-alheia']);
      expect((await cliente.get('doAcre', `/pedidos/${aberto.corpo.id}`)).status).toBe(403);
      expect(await contar('eventos')).toBe((antes ?? 0) + 2);
      expect((await cliente.get('gestora', '/pedidos/999')).status).toBe(404);
    });
  });

  describe('enviar', () => {
    const enviar = <T = Pedido>(pedido: { corpo: Pedido; etag: string }, corpo: object = {}, ifMatch?: string) =>
      cliente.post<T>('solicitante', `/pedidos/${pedido.corpo.id}/envio`, corpo, ifMatch ?? pedido.etag);

    it('congela contrato, fornecedor, preços e efetivo, e vai para a auditoria', async () => {
      const { status, corpo, etag } = await enviar(await criar());
      expect([status, etag]).toEqual([200, '"2"']);
      expect(corpo).toMatchObject({
        situacao: 'ENVIADO',
        tipo: 'PROGRAMADO',
        foraDoPrazo: false,
        valorPrevistoCentavos: 128 * 201 + 24 * 202 + 128 * 101,
        enviadoEm: AGORA,
        enviadoPor: 'Sônia Solicitante',
        acoes: ['cancelar', 'ajustar'],
      });
      await banco.database.execute(sql`update itens_contrato set preco_centavos = preco_centavos + 50`);
      await banco.database.execute(sql`update efetivos_diarios set internos = 1`);
      await banco.database.execute(sql`update fornecedores set nome_fantasia = 'Outra'`);
      const depois = await cliente.get<Pedido>('solicitante', `/pedidos/${corpo.id}`);
      await banco.database.execute(sql`update itens_contrato set preco_centavos = preco_centavos - 50`);
      await banco.database.execute(sql`update efetivos_diarios set internos = 128`);
      await banco.database.execute(sql`update fornecedores set nome_fantasia = 'Boa Mesa'`);
      expect(depois.corpo).toEqual(corpo);
      expect(depois.corpo.itens.map(({ precoCentavos }) => precoCentavos)).toEqual([101, 201, 202]);
      expect(depois.corpo.efetivo).toMatchObject({ data: '2026-11-19', internos: 128, servidores: 24 });
      const auditoria = await rows(
        banco.database,
        sql`select acao, dados->>'para' as para from eventos where entidade = 'pedidos' order by id desc limit 1`,
      );
      expect(auditoria).toEqual([{ acao: 'enviarPedido', para: 'ENVIADO' }]);
    });

    it('o nome e a região da lotação ficam como eram no envio, e os enviados antes, como a trilha diz', async () => {
      const { corpo } = await enviar(await criar());
      const comoEra = { id: ids.upsl, nome: corpo.lotacao.nome, municipio: corpo.lotacao.municipio, uf: 'MA' };
      await banco.database.execute(
        sql`update lotacoes set nome = 'UPSL Nova', municipio = 'Paço do Lumiar' where id = ${ids.upsl}`,
      );
      const lidos = async () => {
        const pedido = await cliente.get<Pedido>('solicitante', `/pedidos/${corpo.id}`);
        const lista = await cliente.get<Schemas['PaginaPedidos']>('solicitante', '/pedidos');
        return [pedido.corpo.lotacao, pedido.corpo.lotacaoHoje?.nome, lista.corpo.itens[0]?.lotacao];
      };
      expect(await lidos()).toEqual([comoEra, 'UPSL Nova', comoEra]);

      const mudanca = [
        { campo: 'nome', antes: comoEra.nome, depois: 'UPSL Nova' },
        { campo: 'municipio', antes: comoEra.municipio, depois: 'Paço do Lumiar' },
      ];
      await banco.database.execute(sql`insert into eventos (em, acao, entidade, entidade_id, dados)
        values (${`${AMANHA}T12:00:00Z`}, 'alterarLotacao', 'lotacoes', ${String(ids.upsl)},
          ${JSON.stringify({ alteracoes: mudanca })}::jsonb)`);
      await banco.database.execute(sql`delete from lotacoes_pedido`);
      expect((await lidos())[0]).toMatchObject({ nome: 'UPSL Nova' });
      const migracao = readFileSync(join(import.meta.dirname, MIGRACAO), 'utf8');
      await banco.database.execute(sql.raw(migracao.slice(migracao.indexOf('with mudancas'))));
      expect(await lidos()).toEqual([comoEra, 'UPSL Nova', comoEra]);
      await banco.database.execute(
        sql`update lotacoes set nome = ${comoEra.nome}, municipio = ${comoEra.municipio} where id = ${ids.upsl}`,
      );
      expect((await cliente.get<Pedido>('solicitante', `/pedidos/${corpo.id}`)).corpo.lotacaoHoje).toBeNull();
    });

    it('às 18:00 em ponto ainda é no prazo; um instante depois é emergencial e pede justificativa (15.12)', async () => {
      const aberto = await criar();
      const outro = await criar({ dataRefeicao: HOJE });
      cliente.em('2026-11-20T21:00:00.001Z');
      const { status, corpo } = await enviar<Problema>(aberto);
      expect([status, corpo.type]).toEqual([422, '/problemas/justificativa-obrigatoria']);
      expect(corpo.errors).toEqual([
        {
          pointer: '/motivoId',
          detail:
            'O prazo para este dia terminou às 18:00. O pedido será enviado como emergencial e precisa de justificativa.',
        },
      ]);
      cliente.em('2026-11-20T21:00:00.000Z');
      expect((await enviar(aberto)).corpo).toMatchObject({ tipo: 'PROGRAMADO', foraDoPrazo: false });
      const emergencia = { motivoId: motivo('EMERGENCIA', 'ENTRADA_APOS_PRAZO') };
      const emergencial = await enviar(outro, emergencia);
      expect(emergencial.corpo).toMatchObject({
        tipo: 'EMERGENCIAL',
        foraDoPrazo: true,
        justificativa: 'Entrada de pessoas depois do prazo',
      });
    });

    it('mais de 5 acima do efetivo pede o motivo, célula a célula', async () => {
      const aberto = await criar({ itens: [item(1, 1, 133), item(2, 1, 134), item(2, 2, 31)] });
      const { corpo } = await enviar<Problema>(aberto);
      expect(corpo.type).toBe('/problemas/justificativa-obrigatoria');
      expect(corpo.errors).toEqual([
        { pointer: '/itens/1', detail: 'Quantidade acima do efetivo em 6. Informe o motivo.' },
        { pointer: '/itens/2', detail: 'Quantidade acima do efetivo em 7. Informe o motivo.' },
      ]);
      const motivoId = motivo('JUSTIFICATIVA_ACIMA', 'OUTROS');
      expect((await enviar(aberto, { motivoId, texto: ' Transferidos desta madrugada. ' })).corpo).toMatchObject({
        justificativa: 'Outros: Transferidos desta madrugada.',
      });
      const guardado = sql`select justificativa_motivo_id as id from pedidos where justificativa is not null`;
      expect(await rows(banco.database, guardado)).toEqual([{ id: motivoId }]);
    });

    it('o motivo é ativo e do contexto que o envio pede, e explica quando precisa', async () => {
      const aberto = await criar({ itens: [item(2, 1, 134)] });
      const visita = motivo('JUSTIFICATIVA_ACIMA', 'VISITA_EVENTO');
      await banco.database.execute(sql`update motivos set ativo = false where id = ${visita}`);
      const recusados = [
        [{ motivoId: visita }, '/motivoId'],
        [{ motivoId: 999_999 }, '/motivoId'],
        [{ motivoId: motivo('EMERGENCIA', 'SEM_SISTEMA') }, '/motivoId'],
        [{ motivoId: motivo('JUSTIFICATIVA_ACIMA', 'OUTROS') }, '/texto'],
      ] as const;
      for (const [envio, pointer] of recusados) {
        expect((await enviar<Problema>(aberto, envio)).corpo).toMatchObject({ status: 422, errors: [{ pointer }] });
      }
      expect((await enviar<Problema>(aberto, { texto: 'Sem escolher nenhum.' })).status).toBe(422);
      expect((await enviar<Problema>(aberto, { justificativa: 'Como era antes.' })).status).toBe(422);
      await banco.database.execute(sql`update motivos set ativo = true where id = ${visita}`);
      expect((await enviar(aberto, { motivoId: visita })).corpo.justificativa).toBe('Dia de visita ou evento');
    });

    it('o pedido antigo, de motivo só escrito, se lê como era', async () => {
      const { corpo } = await enviar(await criar());
      await banco.database.execute(sql`update pedidos set justificativa = 'Chegaram seis' where id = ${corpo.id}`);
      const lido = await cliente.get<Pedido>('solicitante', `/pedidos/${corpo.id}`);
      expect(lido.corpo.justificativa).toBe('Chegaram seis');
    });

    it('recusa pedido zerado, sem contrato e sem preço, e o rascunho continua como era (15.24)', async () => {
      const zerado = await criar({ itens: [item(1, 1, 0)] });
      expect((await enviar<Problema>(zerado)).corpo.type).toBe('/problemas/pedido-vazio');
      const semPreco = await criar({ dataRefeicao: '2026-11-22', itens: [item(1, 1, 9), item(2, ids.visitante, 3)] });
      expect((await enviar<Problema>(semPreco)).corpo).toMatchObject({
        type: '/problemas/sem-preco',
        errors: [{ pointer: '/itens/1', detail: 'Almoço para Visitante não tem preço no contrato 012/2026.' }],
      });
      const semContrato = await cliente.post<Pedido>('gestora', '/pedidos', novo({ lotacaoId: ids.semContrato }));
      const recusado = await cliente.post<Problema>('gestora', `/pedidos/${semContrato.corpo.id}/envio`, {}, '"1"');
      expect(recusado.corpo).toMatchObject({
        status: 422,
        type: '/problemas/sem-contrato',
        detail: 'Não há contrato vigente para Sem contrato em 21/11/2026. Fale com o gestor.',
      });
      expect(await rows(banco.database, sql`select distinct situacao, versao from pedidos`)).toEqual([
        { situacao: 'RASCUNHO', versao: 1 },
      ]);
      expect(await contar('historico_pedido')).toBe(3);
    });

    it('o último dia do contrato ainda é atendido; o seguinte, não (15.3)', async () => {
      cliente.em('2027-06-29T12:00:00.000Z');
      expect((await enviarPedido(cliente, 'solicitante', novo({ dataRefeicao: '2027-06-30' }) as never)).status).toBe(
        200,
      );
      const depois = await enviarPedido(cliente, 'solicitante', novo({ dataRefeicao: '2027-07-01' }) as never);
      expect(depois.corpo).toMatchObject({ type: '/problemas/sem-contrato' });
    });

    it('enviar duas vezes: a segunda não muda nada', async () => {
      const aberto = await criar();
      const primeiro = await enviar(aberto);
      expect((await enviar(aberto)).status).toBe(412);
      expect((await enviar<Problema>(aberto, {}, primeiro.etag)).corpo).toMatchObject({
        status: 409,
        type: '/problemas/transicao-invalida',
        detail: 'Este pedido já foi enviado.',
      });
      const depois = await cliente.post<Problema>('solicitante', `/pedidos/${aberto.corpo.id}/envio`, {});
      expect(depois.status).toBe(428);
      expect((await cliente.get<Pedido>('fiscal', `/pedidos/${aberto.corpo.id}`)).corpo.historico).toHaveLength(2);
    });

    it('a refeição inativada depois do rascunho não é enviada', async () => {
      const aberto = await criar();
      await banco.database.execute(sql`update tipos_alimentacao set ativo = false where id = ${ids.cafe}`);
      const { corpo } = await enviar<Problema>(aberto);
      await banco.database.execute(sql`update tipos_alimentacao set ativo = true where id = ${ids.cafe}`);
      expect(corpo).toMatchObject({ type: '/problemas/dados-invalidos', errors: [{ pointer: '/itens/0' }] });
    });
  });
});
