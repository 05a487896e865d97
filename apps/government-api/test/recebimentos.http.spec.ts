import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, type Problema, semearCenario } from './pedidos.cenario.ts';
import {
  ALMOCO_INTEIRO,
  CAFE_INTEIRO,
  confirmado,
  type DoPedido,
  emFortaleza,
  esvaziar,
  guardarFoto,
  recebido,
} from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
type Pedido = Schemas['Pedido'];

describe('o recebimento de um pedido', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivos: Map<string, number>;
  const motivo = (chave: string) => ({ motivoId: motivos.get(chave) ?? 0 });

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    const lidos = await rows<{ id: number; chave: string }>(
      banco.database,
      sql`select id, contexto || '.' || codigo as chave from motivos`,
    );
    motivos = new Map(lidos.map(({ id, chave }) => [chave, id]));
  });
  beforeEach(() => esvaziar(banco.database));

  const registrar = (pedidoId: number, etag: string, corpo: unknown, quem: 'solicitante' | 'fiscal' = 'solicitante') =>
    cliente.post<DoPedido & Problema>(quem, `/pedidos/${pedidoId}/recebimentos`, corpo, etag);
  const refeicao = (lido: DoPedido, id: number) =>
    lido.entregas.find(({ tipoAlimentacaoId }) => tipoAlimentacaoId === id);
  const situacaoDe = async (id: number) => (await cliente.get<Pedido>('gestora', `/pedidos/${id}`)).corpo.situacao;

  it('fica confirmado enquanto falta refeição e depois é entregue, com a hora do servidor', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const cafe = await registrar(pedido.id, pedido.etag, CAFE_INTEIRO);
    expect([cafe.status, cafe.corpo.pedido.situacao]).toEqual([201, 'CONFIRMADO']);
    expect(refeicao(cafe.corpo, ids.cafe)).toMatchObject({
      situacao: 'COMPLETA',
      fornecedor: 'Boa Mesa',
      atrasoMin: 0,
      faixaAtraso: 'NO_PRAZO',
      acoes: [],
      recebimentos: [
        {
          chegadaEm: emFortaleza('06:30'),
          chegadaDigitada: false,
          entrega: 1,
          versao: 1,
          completude: 'COMPLETA',
          avisos: [],
          registradoPor: 'Sônia Solicitante',
          acoes: ['corrigirRecebimento', 'anularRecebimento'],
        },
      ],
    });
    expect(refeicao(cafe.corpo, ids.almoco)).toMatchObject({ situacao: 'NA_JANELA', acoes: ['receber'] });
    const almoco = await registrar(pedido.id, cafe.etag, ALMOCO_INTEIRO, 'fiscal');
    expect(almoco.corpo.pedido.situacao).toBe('ENTREGUE');
    const { corpo: depois } = await cliente.get<Pedido>('solicitante', `/pedidos/${pedido.id}`);
    expect(depois.historico.slice(-2).map(({ evento, detalhe }) => [evento, detalhe])).toEqual([
      ['receber', 'Café da manhã: completa, 108 de 108.'],
      ['receber', 'Almoço: completa, 110 de 110.'],
    ]);
    expect(
      depois.itens.map(({ quantidadeEntregue, quantidadeAceita }) => [quantidadeEntregue, quantidadeAceita]),
    ).toEqual([
      [100, 100],
      [8, 8],
      [110, 110],
    ]);
  });

  it('recusadas ficam fora da aceita, e a reposição não passa da confirmada (15.6, 15.7)', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const parcial = await registrar(pedido.id, pedido.etag, {
      ...CAFE_INTEIRO,
      itens: [recebido(ids.interno, 100, 20), recebido(ids.servidor, 6)],
      recusa: motivo('RECUSA_ENTREGA.TEMPERATURA'),
    });
    expect(refeicao(parcial.corpo, ids.cafe)).toMatchObject({
      situacao: 'PARCIAL',
      acoes: ['repor'],
      publicos: [
        { entregue: 100, recusada: 20, aceita: 80 },
        { entregue: 6, recusada: 0, aceita: 6 },
      ],
      recebimentos: [{ recusa: { motivo: 'Temperatura fora do limite', texto: null } }],
    });
    cliente.em(emFortaleza('07:40'));
    const reposta = await registrar(pedido.id, parcial.etag, {
      tipoAlimentacaoId: ids.cafe,
      reposicao: true,
      itens: [recebido(ids.interno, 30), recebido(ids.servidor, 2)],
    });
    expect(reposta.status).toBe(201);
    expect(refeicao(reposta.corpo, ids.cafe)).toMatchObject({
      situacao: 'COMPLETA',
      // The meal's punctuality is that of its first delivery.
      atrasoMin: 0,
      publicos: [
        { confirmada: 100, entregue: 130, recusada: 20, aceita: 100 },
        { confirmada: 8, entregue: 8, recusada: 0, aceita: 8 },
      ],
      recebimentos: [
        { entrega: 1, reposicao: false },
        { entrega: 2, reposicao: true, atrasoMin: 40, faixaAtraso: 'LEVE', avisos: ['A_MAIS'] },
      ],
    });
    const celulas = await rows(
      banco.database,
      sql`select quantidade_entregue as e, quantidade_recusada as r from itens_pedido
          where tipo_alimentacao_id = ${ids.cafe} order by tipo_publico_id`,
    );
    expect(celulas).toEqual([
      { e: 130, r: 20 },
      { e: 8, r: 0 },
    ]);
    const demais = await registrar(pedido.id, reposta.etag, {
      tipoAlimentacaoId: ids.cafe,
      reposicao: true,
      itens: [recebido(ids.interno, 1)],
    });
    expect([demais.status, demais.corpo.detail]).toEqual([409, 'Não falta nada: Café da manhã já está completa.']);
  });

  it('nada entregue pede o motivo, e a pior refeição dá a situação do pedido', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const cafe = await registrar(pedido.id, pedido.etag, CAFE_INTEIRO);
    const nada = { tipoAlimentacaoId: ids.almoco, itens: [recebido(ids.interno, 0)] };
    const sem = await registrar(pedido.id, cafe.etag, nada);
    expect([sem.status, sem.corpo.errors?.[0]?.pointer]).toEqual([422, '/falta']);
    const falta = await registrar(pedido.id, cafe.etag, { ...nada, falta: motivo('NAO_ENTREGA.VEICULO_QUEBRADO') });
    expect(falta.corpo.pedido.situacao).toBe('NAO_ENTREGUE');
    expect(refeicao(falta.corpo, ids.almoco)).toMatchObject({
      situacao: 'NAO_ENTREGUE',
      acoes: ['repor'],
      recebimentos: [{ chegadaEm: null, atrasoMin: null, faixaAtraso: null, falta: { motivo: 'Veículo quebrado' } }],
    });
    const tarde = await registrar(pedido.id, falta.etag, { ...ALMOCO_INTEIRO, reposicao: true });
    expect(tarde.corpo.pedido.situacao).toBe('ENTREGUE');
  });

  it('mudar a janela hoje não muda o atraso de ontem (15.10)', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const digitada = { chegadaEm: emFortaleza('07:20'), chegadaDigitada: true };
    cliente.em(emFortaleza('09:00'));
    const { corpo, etag } = await registrar(pedido.id, pedido.etag, { ...CAFE_INTEIRO, ...digitada });
    const antes = refeicao(corpo, ids.cafe);
    expect(antes).toMatchObject({ atrasoMin: 20, faixaAtraso: 'AVISO' });
    expect(antes?.recebimentos[0]).toMatchObject({ chegadaDigitada: true, avisos: ['LANCAMENTO_TARDIO'] });
    await cliente.put('gestora', `/lotacoes/${ids.upsl}/janelas/${ids.cafe}`, {
      valeDe: AMANHA,
      entregaInicio: '06:00',
      entregaFim: '07:30',
    });
    await banco.database.execute(sql`update tipos_alimentacao set tolerancia_min = 60 where id = ${ids.cafe}`);
    const { corpo: depois } = await cliente.get<DoPedido>('gestora', `/pedidos/${pedido.id}/recebimentos`);
    expect(refeicao(depois, ids.cafe)?.recebimentos).toEqual(antes?.recebimentos);
    expect(refeicao(depois, ids.cafe)).toMatchObject({ atrasoMin: 20, faixaAtraso: 'AVISO' });
    await banco.database.execute(sql`update tipos_alimentacao set tolerancia_min = 15 where id = ${ids.cafe}`);
    await banco.database.execute(sql`delete from janelas_lotacao`);
    expect(etag).not.toBe(pedido.etag);
  });

  it('avisa a comida fria quente demais, a quente fria demais, a leve, a embalagem e o cardápio', async () => {
    const pedido = await confirmado(cliente, banco.database);
    await banco.database.execute(sql`update tipos_alimentacao set peso_minimo_g = 110 where id = ${ids.cafe}`);
    await banco.database.execute(
      sql`update vigencias_tipo_alimentacao set peso_minimo_g = 110 where tipo_alimentacao_id = ${ids.cafe}`,
    );
    const { corpo } = await registrar(pedido.id, pedido.etag, {
      ...CAFE_INTEIRO,
      temperaturaQuente: 599,
      temperaturaFria: 51,
      pesagem: { refeicoes: 3, gramas: 330, taraG: 10 },
      embalagemConforme: false,
      cardapioConforme: false,
      placa: 'ABC1D23',
      motorista: '  José  ',
    });
    expect(refeicao(corpo, ids.cafe)?.recebimentos[0]).toMatchObject({
      avisos: ['QUENTE_ABAIXO', 'FRIA_ACIMA', 'PESO_ABAIXO', 'EMBALAGEM', 'CARDAPIO'],
      pesagem: { refeicoes: 3, gramas: 330, taraG: 10, mediaG: 100, minimoG: 110 },
      placa: 'ABC1D23',
      motorista: 'José',
    });
  });

  it('onde toda entrega é pesada, a que chega sem peso não se registra, e a que não chega, sim', async () => {
    await banco.database.execute(sql`insert into parametros (chave) values ('pesagemNoRecebimento')`);
    await banco.database.execute(sql`insert into vigencias_parametro (chave, vale_de, valor)
      values ('pesagemNoRecebimento', '2026-01-01', '"OBRIGATORIA"')`);
    const pedido = await confirmado(cliente, banco.database);
    const lidas = await cliente.get<DoPedido>('solicitante', `/pedidos/${pedido.id}/recebimentos`);
    expect(lidas.corpo.entregas[0]).toMatchObject({ pesa: true, pesoObrigatorio: true });
    const sem = await registrar(pedido.id, pedido.etag, CAFE_INTEIRO);
    expect([sem.status, sem.corpo.errors?.[0]?.pointer]).toEqual([422, '/pesagem']);
    const com = await registrar(pedido.id, pedido.etag, { ...CAFE_INTEIRO, pesagem: { refeicoes: 2, gramas: 900 } });
    expect(com.status).toBe(201);
    const falta = motivo('NAO_ENTREGA.VEICULO_QUEBRADO');
    const nada = { tipoAlimentacaoId: ids.almoco, itens: [recebido(ids.interno, 0)], falta };
    expect((await registrar(pedido.id, com.etag, nada)).status).toBe(201);
    await banco.database.execute(sql`delete from vigencias_parametro where chave = 'pesagemNoRecebimento'`);
    await banco.database.execute(sql`delete from parametros where chave = 'pesagemNoRecebimento'`);
  });

  it('uma correção é outra versão com o motivo; a anterior continua legível e nada se apaga', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const errado = await registrar(pedido.id, pedido.etag, {
      ...CAFE_INTEIRO,
      itens: [recebido(ids.interno, 10), recebido(ids.servidor, 8)],
    });
    const [primeiro] = refeicao(errado.corpo, ids.cafe)?.recebimentos ?? [];
    const corrigir = (id: number | undefined, etag: string, corpo: unknown) =>
      cliente.post<DoPedido & Problema>('fiscal', `/recebimentos/${id}/correcoes`, corpo, etag);
    const { itens } = CAFE_INTEIRO;
    const certo = await corrigir(primeiro?.id, errado.etag, { itens, motivo: 'Faltou um zero no interno.' });
    expect(certo.status).toBe(201);
    expect(refeicao(certo.corpo, ids.cafe)).toMatchObject({
      situacao: 'COMPLETA',
      publicos: [{ entregue: 100 }, { entregue: 8 }],
      recebimentos: [
        { id: primeiro?.id, versao: 1, vigente: false, itens: [{ entregue: 10 }, { entregue: 8 }], acoes: [] },
        { versao: 2, vigente: true, motivoCorrecao: 'Faltou um zero no interno.', registradoPor: 'Fábio Fiscal' },
      ],
    });
    const deNovo = await corrigir(primeiro?.id, certo.etag, { itens, motivo: 'De novo, a antiga.' });
    expect(deNovo.status).toBe(409);
    const trilha = await banco.database.select().from(eventos);
    expect(
      trilha.find(({ acao, entidade }) => acao === 'corrigirRecebimento' && entidade === 'recebimentos')?.dados,
    ).toMatchObject({
      motivo: 'Faltou um zero no interno.',
      alteracoes: expect.arrayContaining([expect.objectContaining({ campo: 'completude' })]),
    });
    await expect(banco.database.execute(sql`update recebimentos set motorista = 'x'`)).rejects.toThrow();
    await expect(banco.database.execute(sql`delete from itens_recebimento`)).rejects.toThrow();
  });

  it('guarda os lacres como se comparam, e diz o que difere dos que o fornecedor declarou, antes ou depois', async () => {
    await banco.database.execute(sql.raw('truncate convites_declaracao cascade'));
    const pedido = await confirmado(cliente, banco.database);
    const { corpo, etag } = await registrar(pedido.id, pedido.etag, { ...CAFE_INTEIRO, lacres: ['a-2', 'A-1', 'A-2'] });
    const cafe = (lido: DoPedido) => {
      const recebimento = refeicao(lido, ids.cafe)?.recebimentos.at(-1);
      return [recebimento?.lacres, recebimento?.lacresDeclarados, recebimento?.avisos];
    };
    const lida = async () => (await cliente.get<DoPedido>('gestora', `/pedidos/${pedido.id}/recebimentos`)).corpo;
    expect(cafe(corpo)).toEqual([['A-2', 'A-1'], null, []]);
    await banco.database.execute(sql`
      with c as (
        insert into convites_declaracao (contrato_id, codigo_sha256, criado_em, criado_por, expira_em)
        values (1, repeat('a', 64), now(), 1, now()) returning id
      ), d as (
        insert into declaracoes_fornecedor (contrato_id, data, versao, uuid, convite_id, nome, recebida_em)
        select 1, p.data_refeicao, 1, gen_random_uuid(), c.id, 'José', now() from c, pedidos p where p.id = ${pedido.id}
        returning id
      )
      insert into itens_declaracao (declaracao_id, lotacao_id, tipo_alimentacao_id, produzida, entregue, lacres)
      select d.id, p.lotacao_id, ${ids.cafe}, 108, 108, '{A-1,a-3}' from d, pedidos p where p.id = ${pedido.id}`);
    expect(cafe(await lida())).toEqual([['A-2', 'A-1'], ['A-1', 'a-3'], ['LACRES']]);
    const errado = refeicao(corpo, ids.cafe)?.recebimentos[0]?.id;
    const correcao = { itens: CAFE_INTEIRO.itens, lacres: ['A-3', 'a-1'], motivo: 'Li errado o segundo lacre.' };
    await cliente.post('fiscal', `/recebimentos/${errado}/correcoes`, correcao, etag);
    expect(cafe(await lida())).toEqual([['A-3', 'A-1'], ['A-1', 'a-3'], []]);
    const impossivel = await registrar(pedido.id, etag, { ...CAFE_INTEIRO, lacres: ['A 1'] });
    expect(impossivel.status).toBe(422);
  });

  describe('o registro feito na refeição errada', () => {
    const anular = (id: number | undefined, etag: string, motivo = 'Era o almoço, não o café.') =>
      cliente.post<DoPedido & Problema>('solicitante', `/recebimentos/${id}/anulacao`, { motivo }, etag);
    const celulas = (pedidoId: number) =>
      rows<{ entregue: number | null }>(
        banco.database,
        sql`select quantidade_entregue as entregue from itens_pedido where pedido_id = ${pedidoId}
          order by tipo_alimentacao_id, tipo_publico_id`,
      );

    it('é anulado com o motivo: a refeição volta a esperar, as quantidades saem, e recebe-se de novo', async () => {
      const pedido = await confirmado(cliente, banco.database);
      const cafe = await registrar(pedido.id, pedido.etag, CAFE_INTEIRO);
      const tudo = await registrar(pedido.id, cafe.etag, ALMOCO_INTEIRO);
      expect(tudo.corpo.pedido.situacao).toBe('ENTREGUE');
      const [errado] = refeicao(tudo.corpo, ids.cafe)?.recebimentos ?? [];
      expect(errado?.acoes).toEqual(['corrigirRecebimento', 'anularRecebimento']);
      const { status, corpo, etag } = await anular(errado?.id, tudo.etag);
      expect([status, corpo.pedido.situacao]).toEqual([201, 'CONFIRMADO']);
      expect(refeicao(corpo, ids.cafe)).toMatchObject({
        situacao: 'NA_JANELA',
        publicos: [
          { entregue: 0, aceita: 0 },
          { entregue: 0, aceita: 0 },
        ],
        recebimentos: [
          { id: errado?.id, vigente: false, anulacao: false, itens: [{ entregue: 100 }, { entregue: 8 }], acoes: [] },
          { versao: 2, vigente: false, anulacao: true, motivoCorrecao: 'Era o almoço, não o café.', itens: [] },
        ],
        acoes: ['receber'],
      });
      expect((await celulas(pedido.id)).map(({ entregue }) => entregue)).toEqual([null, null, 110]);
      const { corpo: lido } = await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${pedido.id}`);
      expect(lido.historico.at(-1)).toMatchObject({
        evento: 'anularRecebimento',
        por: 'Sônia Solicitante',
        detalhe: expect.stringContaining('Motivo: Era o almoço, não o café.'),
      });
      const trilha = await banco.database.select().from(eventos);
      expect(trilha.some(({ acao, entidade }) => acao === 'anularRecebimento' && entidade === 'recebimentos')).toBe(
        true,
      );
      const deNovo = await registrar(pedido.id, etag, CAFE_INTEIRO);
      expect([deNovo.status, deNovo.corpo.pedido.situacao]).toEqual([201, 'ENTREGUE']);
      const registros = refeicao(deNovo.corpo, ids.cafe)?.recebimentos ?? [];
      expect(registros.at(-1)).toMatchObject({ entrega: 1, versao: 3, vigente: true, motivoCorrecao: null });
    });

    it('a reposição sai antes da entrega, e o que já não vale não se anula', async () => {
      const pedido = await confirmado(cliente, banco.database);
      const falta = motivo('NAO_ENTREGA.VEICULO_QUEBRADO');
      const parcial = await registrar(pedido.id, pedido.etag, {
        ...CAFE_INTEIRO,
        itens: [recebido(ids.interno, 90), recebido(ids.servidor, 8)],
        falta,
      });
      const completa = await registrar(pedido.id, parcial.etag, {
        ...CAFE_INTEIRO,
        reposicao: true,
        itens: [recebido(ids.interno, 10), recebido(ids.servidor, 0)],
      });
      const [entrega, reposicao] = refeicao(completa.corpo, ids.cafe)?.recebimentos ?? [];
      const cedo = await anular(entrega?.id, completa.etag);
      expect([cedo.status, cedo.corpo.detail]).toEqual([409, 'Anule primeiro a reposição: Café da manhã.']);
      const sem = await anular(reposicao?.id, completa.etag);
      expect(refeicao(sem.corpo, ids.cafe)?.situacao).toBe('PARCIAL');
      expect((await anular(reposicao?.id, sem.etag)).status).toBe(409);
      expect((await anular(entrega?.id, completa.etag)).status).toBe(412);
      expect((await anular(entrega?.id, sem.etag, 'não')).status).toBe(422);
      expect((await anular(entrega?.id, sem.etag)).corpo.pedido.situacao).toBe('CONFIRMADO');
      const alheio = await cliente.post('atendimento', `/recebimentos/${entrega?.id}/anulacao`, {
        motivo: 'x'.repeat(9),
      });
      expect(alheio.status).toBe(403);
    });
  });

  it('o mesmo registro enviado duas vezes é um só', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const clienteUuid = '0b7e2c0e-9d1a-4a57-8d0c-3c1f7f0b1a11';
    const um = await registrar(pedido.id, pedido.etag, { ...CAFE_INTEIRO, clienteUuid });
    const outro = await registrar(pedido.id, pedido.etag, { ...CAFE_INTEIRO, clienteUuid });
    expect([um.status, outro.status]).toEqual([201, 201]);
    expect(outro.corpo.entregas).toEqual(um.corpo.entregas);
    expect(await rows(banco.database, sql`select count(*)::int as n from recebimentos`)).toEqual([{ n: 1 }]);
    const semUuid = await registrar(pedido.id, um.etag, CAFE_INTEIRO);
    expect([semUuid.status, semUuid.corpo.type]).toEqual([409, '/problemas/ja-existe']);
    expect(semUuid.corpo.detail).toContain('Sônia Solicitante já registrou às 06:30');
  });

  it.each([
    ['chegada no futuro', { chegadaEm: emFortaleza('06:45') }, '/chegadaEm'],
    ['chegada antes do dia', { chegadaEm: emFortaleza('23:00', '2026-11-20') }, '/chegadaEm'],
    ['recusada acima da entregue', { itens: [recebido(1, 5, 6), recebido(2, 8)] }, '/itens/0/recusada'],
    ['público fora do pedido', { itens: [recebido(1, 100), recebido(2, 8), recebido(3, 1)] }, '/itens/2/tipoPublicoId'],
    ['público calado', { itens: [recebido(1, 100)] }, '/itens'],
    ['público repetido', { itens: [recebido(1, 100), recebido(1, 1), recebido(2, 8)] }, '/itens/1'],
    ['recusa sem motivo', { itens: [recebido(1, 100, 1), recebido(2, 8)] }, '/recusa'],
    [
      'motivo de outra coisa',
      { itens: [recebido(1, 100, 1), recebido(2, 8)], recusa: { motivoId: 1 } },
      '/recusa/motivoId',
    ],
    ['foto que não existe', { fotos: ['nada.jpg'] }, '/fotos/0'],
    ['refeição fora do pedido', { tipoAlimentacaoId: ids.jantar }, '/tipoAlimentacaoId'],
    ['placa impossível', { placa: 'ABCD123' }, '/placa'],
    ['campo desconhecido', { valor: 3 }, '/valor'],
  ])('recusa %s', async (_nome, errado, ponteiro) => {
    const pedido = await confirmado(cliente, banco.database);
    const { status, corpo } = await registrar(pedido.id, pedido.etag, { ...CAFE_INTEIRO, ...errado });
    expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, ponteiro]);
    expect(await rows(banco.database, sql`select count(*)::int as n from recebimentos`)).toEqual([{ n: 0 }]);
  });

  it('o motivo que pede palavras as pede', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const itens = [recebido(ids.interno, 100, 1), recebido(ids.servidor, 8)];
    const outros = motivo('RECUSA_ENTREGA.OUTROS');
    const calado = await registrar(pedido.id, pedido.etag, { ...CAFE_INTEIRO, itens, recusa: outros });
    expect([calado.status, calado.corpo.errors?.[0]?.pointer]).toEqual([422, '/recusa/texto']);
    const dito = { ...CAFE_INTEIRO, itens, recusa: { ...outros, texto: 'Marmita amassada.' } };
    expect((await registrar(pedido.id, pedido.etag, dito)).status).toBe(201);
  });

  it('as fotos são da mesma lotação e de um recebimento, e a refeição que exige foto não sai sem ela; a que não chegou, sim', async () => {
    await banco.database.execute(
      sql`update tipos_alimentacao set foto_obrigatoria = true where id in (${ids.cafe}, ${ids.almoco})`,
    );
    const pedido = await confirmado(cliente, banco.database);
    const propria = await guardarFoto(banco.database, '1-propria.jpg', ids.upsl);
    const alheia = await guardarFoto(banco.database, '2-alheia.jpg', ids.acre);
    const pesagem = await guardarFoto(banco.database, '1-pesagem.jpg', ids.upsl, 'PESAGEM');
    const com = (fotos?: string[]) => registrar(pedido.id, pedido.etag, { ...CAFE_INTEIRO, ...(fotos && { fotos }) });
    for (const [fotos, ponteiro] of [
      [undefined, '/fotos'],
      [[alheia], '/fotos/0'],
      [[propria, pesagem], '/fotos/1'],
    ] as const) {
      const { status, corpo } = await com(fotos && [...fotos]);
      expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, ponteiro]);
    }
    const certo = await com([propria]);
    expect(refeicao(certo.corpo, ids.cafe)?.recebimentos[0]?.fotos).toEqual([propria]);

    const falta = motivo('NAO_ENTREGA.VEICULO_QUEBRADO');
    const nada = { tipoAlimentacaoId: ids.almoco, itens: [recebido(ids.interno, 0)], falta };
    const deOutra = await registrar(pedido.id, certo.etag, { ...nada, fotos: [alheia] });
    expect([deOutra.status, deOutra.corpo.errors?.[0]?.pointer]).toEqual([422, '/fotos/0']);
    const portao = await guardarFoto(banco.database, '1-portao.jpg', ids.upsl);
    const faltou = await registrar(pedido.id, certo.etag, { ...nada, fotos: [portao] });
    const [registro] = refeicao(faltou.corpo, ids.almoco)?.recebimentos ?? [];
    expect(registro).toMatchObject({ completude: 'NAO_ENTREGUE', fotos: [portao], avisos: [] });
    await banco.database.execute(sql`update fotos set tirada_em = '2026-11-19T12:00:00Z' where nome = ${portao}`);
    const lida = await cliente.get<DoPedido>('solicitante', `/pedidos/${pedido.id}/recebimentos`);
    expect(refeicao(lida.corpo, ids.almoco)?.recebimentos[0]?.avisos).toEqual(['FOTO_DE_OUTRA_HORA']);
    const { itens } = nada;
    const semFoto = await cliente.post<DoPedido & Problema>(
      'fiscal',
      `/recebimentos/${registro?.id}/correcoes`,
      { itens, falta, motivo: 'A foto era de outro portão.' },
      faltou.etag,
    );
    expect(semFoto.status).toBe(201);
    await banco.database.execute(
      sql`update tipos_alimentacao set foto_obrigatoria = false where id in (${ids.cafe}, ${ids.almoco})`,
    );
  });

  it('só quem pode, da própria lotação, com a versão que viu e do dia em diante', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const caminho = `/pedidos/${pedido.id}/recebimentos`;
    const tentar = (quem: Parameters<Cliente['post']>[0], etag?: string) =>
      cliente.post<Problema>(quem, caminho, CAFE_INTEIRO, etag);
    expect((await tentar('atendimento', pedido.etag)).status).toBe(403);
    expect((await tentar('doAcre', pedido.etag)).status).toBe(403);
    expect((await tentar('solicitante')).status).toBe(428);
    expect((await tentar('solicitante', '"1"')).status).toBe(412);
    expect((await cliente.get('doAcre', caminho)).status).toBe(403);
    expect((await cliente.get('atendimento', caminho)).status).toBe(200);
    expect((await cliente.post('gestora', '/pedidos/9999/recebimentos', CAFE_INTEIRO, '"1"')).status).toBe(404);
    expect(
      (await cliente.post('gestora', '/recebimentos/9999/correcoes', { ...CAFE_INTEIRO, motivo: 'nenhum' }, '"1"'))
        .status,
    ).toBe(422);
    const { itens } = CAFE_INTEIRO;
    expect(
      (await cliente.post('gestora', '/recebimentos/9999/correcoes', { itens, motivo: 'nenhum' }, '"1"')).status,
    ).toBe(404);
    cliente.em(emFortaleza('23:00', '2026-11-20'));
    const cedo = await tentar('solicitante', pedido.etag);
    expect([cedo.status, cedo.corpo.detail]).toEqual([422, 'A refeição é de 21/11/2026: ela ainda não chegou.']);
    const { corpo } = await cliente.get<DoPedido>('solicitante', caminho);
    expect(corpo.entregas.map(({ situacao, acoes }) => [situacao, acoes])).toEqual([
      ['AGUARDANDO', []],
      ['AGUARDANDO', []],
    ]);
  });

  it.each(['ENVIADO', 'CANCELADO', 'ENCERRADO', 'RASCUNHO'])('não se recebe um pedido %s', async situacao => {
    const pedido = await confirmado(cliente, banco.database);
    await banco.database.execute(sql`update pedidos set situacao = ${situacao} where id = ${pedido.id}`);
    const { status, corpo } = await registrar(pedido.id, pedido.etag, CAFE_INTEIRO);
    expect([status, corpo.type]).toEqual([409, '/problemas/transicao-invalida']);
    expect(await situacaoDe(pedido.id)).toBe(situacao);
  });

  it('as entregas de um dia: a janela no fuso da lotação, o que falta confirmar e o que está atrasado', async () => {
    await confirmado(cliente, banco.database);
    const esperar = async (quem: Parameters<Cliente['get']>[0], query: string) =>
      cliente.get<Schemas['EntregasEsperadas'] & Problema>(quem, `/recebimentos/esperados?${query}`);
    cliente.em(emFortaleza('07:31'));
    const { corpo } = await esperar('solicitante', '');
    expect(corpo).toMatchObject({ data: AMANHA, lotacao: { id: ids.upsl, nome: 'UPSL 1' } });
    expect(
      corpo.entregas.map(({ refeicao: nome, situacao, atrasoMin, faixaAtraso }) => [
        nome,
        situacao,
        atrasoMin,
        faixaAtraso,
      ]),
    ).toEqual([
      ['Café da manhã', 'ATRASADA', 31, 'LEVE'],
      ['Almoço', 'ATRASADA', 31, 'LEVE'],
    ]);
    expect(corpo.entregas[0]?.janela).toEqual({ inicioEm: emFortaleza('06:00'), fimEm: emFortaleza('07:00') });
    expect(corpo.motivosFalta.map(({ codigo }) => codigo)).toContain('VEICULO_QUEBRADO');
    expect(corpo.fotoGuardaLugar).toBe(false);
    await banco.database.execute(sql`insert into parametros (chave) values ('fotoGuardaLugar')`);
    await banco.database.execute(
      sql`insert into vigencias_parametro (chave, vale_de, valor) values ('fotoGuardaLugar', '2026-01-01', 'true')`,
    );
    expect((await esperar('solicitante', '')).corpo.fotoGuardaLugar).toBe(true);
    await banco.database.execute(sql`delete from vigencias_parametro where chave = 'fotoGuardaLugar'`);
    await banco.database.execute(sql`delete from parametros where chave = 'fotoGuardaLugar'`);
    await banco.database.execute(sql`update pedidos set situacao = 'ENVIADO'`);
    const enviado = await esperar('gestora', `data=${AMANHA}&lotacaoId=${ids.upsl}`);
    expect(enviado.corpo.entregas.map(({ situacao, acoes }) => [situacao, acoes])).toEqual([
      ['A_CONFIRMAR', []],
      ['A_CONFIRMAR', []],
    ]);
    expect((await esperar('gestora', `data=${AMANHA}`)).status).toBe(422);
    expect((await esperar('doAcre', `lotacaoId=${ids.upsl}`)).status).toBe(403);
    expect((await esperar('gestora', 'lotacaoId=9999')).status).toBe(404);
    // Rio Branco is two hours behind: the same wall clock is another instant.
    await confirmado(cliente, banco.database, { lotacaoId: ids.acre });
    const acre = await esperar('doAcre', `data=${AMANHA}`);
    expect(acre.corpo.entregas[0]?.janela.inicioEm).toBe('2026-11-21T11:00:00.000Z');
  });

  it('o pedido de que algo já chegou não se cancela, e o botão some', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const obter = async () => (await cliente.get<Pedido>('gestora', `/pedidos/${pedido.id}`)).corpo.acoes;
    expect(await obter()).toEqual(expect.arrayContaining(['cancelar', 'receber']));
    const { etag } = await registrar(pedido.id, pedido.etag, CAFE_INTEIRO);
    const acoes = await obter();
    expect([acoes.includes('cancelar'), acoes.includes('receber')]).toEqual([false, true]);
    const cancelamento = motivo('CANCELAMENTO.PEDIDO_INDEVIDO');
    const { status, corpo } = await cliente.post<Problema>(
      'gestora',
      `/pedidos/${pedido.id}/cancelamento`,
      cancelamento,
      etag,
    );
    expect([status, corpo.detail]).toEqual([
      409,
      'Uma refeição deste pedido já foi registrada: o que chegou não se cancela.',
    ]);
  });

  it('uma refeição ajustada para zero não é mais esperada', async () => {
    const pedido = await confirmado(cliente, banco.database);
    await banco.database.execute(
      sql`update itens_pedido set quantidade_confirmada = 0 where tipo_alimentacao_id = ${ids.almoco}`,
    );
    const { corpo } = await registrar(pedido.id, pedido.etag, CAFE_INTEIRO);
    expect([corpo.entregas.length, corpo.pedido.situacao]).toEqual([1, 'ENTREGUE']);
  });
});
