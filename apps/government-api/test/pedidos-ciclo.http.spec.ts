import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { abrirCenario } from './cenario-aberto.ts';
import { AMANHA, enviarPedido, ids, item, type Problema, type Quem, type Resposta } from './pedidos.cenario.ts';

type Pedido = components['schemas']['Pedido'];

describe('o ciclo do pedido', () => {
  const { banco, cliente, motivo } = abrirCenario();
  const novo = {
    lotacaoId: ids.upsl,
    dataRefeicao: AMANHA,
    itens: [item(ids.almoco, ids.interno, 128), item(ids.almoco, ids.servidor, 24)],
  };
  const enviar = (mudanca: object = {}) => enviarPedido(cliente, 'solicitante', { ...novo, ...mudanca });
  const dar = <T = Pedido>(quem: Quem, passo: string, em: Resposta<Pedido>, corpo: object = {}, ifMatch = em.etag) =>
    cliente.post<T>(quem, `/pedidos/${em.corpo.id}/${passo}`, corpo, ifMatch);
  const ler = async (quem: Quem, { corpo }: Resposta<Pedido>) =>
    (await cliente.get<Pedido>(quem, `/pedidos/${corpo.id}`)).corpo;

  describe('autorizar antes de confirmar', () => {
    const ligar = async () => {
      await banco.database.execute(sql`insert into parametros (chave) values ('autorizacaoDoPedido')`);
      await banco.database.execute(sql`insert into vigencias_parametro (chave, vale_de, valor)
        values ('autorizacaoDoPedido', '2026-11-01', 'true')`);
    };
    afterEach(async () => {
      await banco.database.execute(sql`delete from vigencias_parametro where chave = 'autorizacaoDoPedido'`);
      await banco.database.execute(sql`delete from parametros where chave = 'autorizacaoDoPedido'`);
    });
    const avisos = () =>
      rows<{ resolvida: boolean }>(
        banco.database,
        sql`select resolvida_em is not null as resolvida from notificacoes where evento = 'PEDIDO_A_AUTORIZAR' order by id`,
      );

    it('sem que o parâmetro mande, ninguém a pede nem a dá', async () => {
      const enviado = await enviar();
      expect(enviado.corpo.autorizacao).toBeNull();
      const recusa = await dar<Problema>('gestora', 'autorizacao', enviado);
      expect([recusa.status, recusa.corpo.detail]).toEqual([409, 'Este pedido não espera autorização.']);
      expect((await dar('atendimento', 'confirmacao', enviado)).corpo.situacao).toBe('CONFIRMADO');
      expect(await avisos()).toEqual([]);
    });

    it('quem enviou não autoriza, e sem outra pessoa ninguém confirma, também em lote', async () => {
      await ligar();
      const enviado = await enviar();
      expect(enviado.corpo.autorizacao).toEqual({ situacao: 'FALTA', em: null, por: null });
      expect(enviado.corpo.acoes).not.toContain('autorizar');
      const propria = await dar<Problema>('solicitante', 'autorizacao', enviado);
      expect([propria.status, propria.corpo.detail]).toEqual([
        403,
        'Quem enviou o pedido não o autoriza: outra pessoa o faz.',
      ]);
      const cedo = await dar<Problema>('atendimento', 'confirmacao', enviado);
      const ESPERA = 'Este pedido ainda espera a autorização de outra pessoa. Depois dela, confirme-o.';
      expect([cedo.status, cedo.corpo.detail]).toEqual([409, ESPERA]);
      const pedidos = [{ id: enviado.corpo.id, versao: enviado.corpo.versao }];
      const lote = await cliente.post<{ resultados: object[] }>('gestora', '/pedidos/lote', {
        acao: 'CONFIRMAR',
        pedidos,
      });
      expect(JSON.stringify(lote.corpo)).toContain(ESPERA);
      expect((await ler('atendimento', enviado)).acoes).toEqual(['devolver', 'recusar']);
      expect(await avisos()).toEqual([{ resolvida: false }]);
      const daLista = async (filtro: string) =>
        (await cliente.get<{ itens: Pedido[] }>('gestora', `/pedidos?de=${AMANHA}&ate=${AMANHA}${filtro}`)).corpo.itens;
      expect((await daLista('&autorizacao=FALTA')).map(({ acoes }) => acoes.includes('autorizar'))).toEqual([true]);
      expect(await daLista('&autorizacao=DADA')).toEqual([]);

      const autorizado = await dar('gestora', 'autorizacao', enviado);
      expect(autorizado.corpo.autorizacao).toMatchObject({ situacao: 'DADA', por: 'Gestora Geral' });
      expect(autorizado.corpo.historico.at(-1)).toMatchObject({ evento: 'autorizar', por: 'Gestora Geral' });
      expect(await avisos()).toEqual([{ resolvida: true }]);
      const deNovo = await dar<Problema>('gestora', 'autorizacao', autorizado);
      expect([deNovo.status, deNovo.corpo.detail]).toEqual([409, 'Este pedido não espera autorização.']);
      expect((await dar('atendimento', 'confirmacao', autorizado)).corpo).toMatchObject({
        situacao: 'CONFIRMADO',
        autorizacao: { situacao: 'DADA', por: 'Gestora Geral' },
      });
    });

    it('mudada a quantidade, ou devolvido e reenviado, espera de novo', async () => {
      await ligar();
      const autorizado = await dar('gestora', 'autorizacao', await enviar());
      const ajuste = {
        motivoId: motivo('AJUSTE', 'OUTROS'),
        texto: 'Menos gente.',
        itens: [{ tipoAlimentacaoId: ids.almoco, tipoPublicoId: ids.interno, para: 120 }],
      };
      const ajustado = await dar('solicitante', 'ajustes', autorizado, ajuste);
      expect(ajustado.corpo.autorizacao).toEqual({ situacao: 'FALTA', em: null, por: null });
      const outraVez = await dar('gestora', 'autorizacao', ajustado);
      const devolvido = await dar('atendimento', 'devolucao', outraVez, {
        motivoId: motivo('DEVOLUCAO', 'QUANTIDADE_DIVERGENTE'),
      });
      const reenviado = await dar('solicitante', 'envio', devolvido);
      expect(reenviado.corpo.autorizacao?.situacao).toBe('FALTA');
    });
  });

  describe('devolver e reenviar', () => {
    it('devolve com motivo; quem pediu corrige e envia de novo, e o motivo sai', async () => {
      const enviado = await enviar();
      const corpo = { motivoId: motivo('DEVOLUCAO', 'OUTROS'), texto: ' Confira o almoço. ' };
      const devolvido = await dar('atendimento', 'devolucao', enviado, corpo);
      expect([devolvido.status, devolvido.etag]).toEqual([200, '"3"']);
      expect(devolvido.corpo).toMatchObject({
        situacao: 'DEVOLVIDO',
        motivo: { motivo: 'Outros', texto: 'Confira o almoço.' },
        acoes: ['editar', 'enviar'],
      });
      expect(devolvido.corpo.historico.at(-1)).toMatchObject({
        evento: 'devolver',
        por: 'Ana Atende',
        de: 'ENVIADO',
        para: 'DEVOLVIDO',
        detalhe: 'Outros: Confira o almoço.',
      });
      expect((await ler('solicitante', enviado)).acoes).toEqual(['editar', 'enviar', 'cancelar']);
      const url = `/pedidos/${enviado.corpo.id}`;
      const itens = [item(ids.almoco, ids.interno, 120)];
      const corrigido = await cliente.put<Pedido>('solicitante', url, { itens }, devolvido.etag);
      expect([corrigido.status, corrigido.corpo.situacao]).toEqual([200, 'DEVOLVIDO']);
      const reenviado = await dar('solicitante', 'envio', corrigido);
      expect(reenviado.corpo).toMatchObject({
        situacao: 'ENVIADO',
        tipo: 'PROGRAMADO',
        motivo: null,
        totalRefeicoes: 120,
        valorPrevistoCentavos: 120 * 201,
        contratos: [{ numero: '012/2026' }],
      });
      expect(reenviado.corpo.historico.map(({ evento }) => evento)).toEqual([
        'criar',
        'enviar',
        'devolver',
        'editar',
        'enviar',
      ]);
    });

    it('o devolvido não conta no dia, e conta de novo quando volta', async () => {
      const enviado = await enviar();
      const total = async () =>
        (await cliente.get<{ totais: { total: number } }>('gestora', `/mapa-diario?data=${AMANHA}&base=SOLICITADA`))
          .corpo.totais.total;
      expect(await total()).toBe(152);
      const devolvido = await dar('gestora', 'devolucao', enviado, {
        motivoId: motivo('DEVOLUCAO', 'QUANTIDADE_DIVERGENTE'),
      });
      expect(await total()).toBe(0);
      await dar('solicitante', 'envio', devolvido);
      expect(await total()).toBe(152);
    });

    it('reenviado depois do prazo segue o mesmo tipo, fora do prazo, com justificativa', async () => {
      const devolvido = await dar('atendimento', 'devolucao', await enviar(), {
        motivoId: motivo('DEVOLUCAO', 'EFETIVO_DESATUALIZADO'),
      });
      cliente.em('2026-11-20T22:00:00.000Z');
      const sem = await dar<Problema>('solicitante', 'envio', devolvido);
      expect(sem.corpo).toMatchObject({
        type: '/problemas/justificativa-obrigatoria',
        detail:
          'O prazo para este dia terminou às 18:00. O pedido será enviado fora do prazo e precisa de justificativa.',
      });
      const com = await dar('solicitante', 'envio', devolvido, {
        motivoId: motivo('EMERGENCIA', 'OUTROS'),
        texto: 'Corrigido como pedido',
      });
      expect(com.corpo).toMatchObject({ situacao: 'ENVIADO', tipo: 'PROGRAMADO', foraDoPrazo: true });
    });
  });

  describe('confirmar', () => {
    it('o solicitado passa a ser o confirmado', async () => {
      const confirmado = await dar('atendimento', 'confirmacao', await enviar(), { observacao: 'Tudo certo' });
      expect(confirmado.corpo).toMatchObject({
        situacao: 'CONFIRMADO',
        confirmadoPor: 'Ana Atende',
        confirmadoEm: '2026-11-20T14:00:00.000Z',
        itens: [{ quantidadeConfirmada: 128 }, { quantidadeConfirmada: 24 }],
      });
      expect(confirmado.corpo.historico.at(-1)).toMatchObject({ evento: 'confirmar', detalhe: 'Tudo certo' });
    });

    it('o que passa muito do efetivo só se confirma com observação', async () => {
      const enviado = await enviar({
        itens: [item(ids.almoco, ids.interno, 140)],
        justificativa: 'Chegada de presos hoje',
      });
      const sem = await dar<Problema>('atendimento', 'confirmacao', enviado);
      expect(sem.corpo).toMatchObject({
        status: 422,
        type: '/problemas/justificativa-obrigatoria',
        detail: 'Quantidade acima do efetivo em Almoço para Interno (12). Confirme com uma observação.',
        errors: [{ pointer: '/observacao' }],
      });
      expect((await dar('atendimento', 'confirmacao', enviado, { observacao: 'Conferido por telefone' })).status).toBe(
        200,
      );
    });
  });

  describe('cancelar', () => {
    const porEngano = () => ({ motivoId: motivo('CANCELAMENTO', 'PEDIDO_INDEVIDO') });

    it('o cancelado depois de confirmado sai de todos os totais na hora, e o dia fica livre (15.5)', async () => {
      const confirmado = await dar('atendimento', 'confirmacao', await enviar());
      const totais = async () => {
        const mapa = await cliente.get<{ totais: { total: number; valorCentavos: number } }>(
          'gestora',
          `/mapa-diario?data=${AMANHA}&base=SOLICITADA`,
        );
        const resumo = await cliente.get<{ enviados: number; semPedido: number; valorPrevistoCentavos: number }>(
          'gestora',
          `/pedidos/resumo?data=${AMANHA}`,
        );
        const contrato = await cliente.get<{ itens: { quantidadePedida: number }[] }>('gestora', '/contratos/1');
        const { enviados, valorPrevistoCentavos } = resumo.corpo;
        const saldo = contrato.corpo.itens.reduce((soma, linha) => soma + linha.quantidadePedida, 0);
        return [mapa.corpo.totais.total, mapa.corpo.totais.valorCentavos, enviados, valorPrevistoCentavos, saldo];
      };
      expect(await totais()).toEqual([152, 128 * 201 + 24 * 202, 1, 128 * 201 + 24 * 202, 152]);
      const cancelado = await dar('solicitante', 'cancelamento', confirmado, porEngano());
      expect(cancelado.corpo).toMatchObject({
        situacao: 'CANCELADO',
        acoes: [],
        motivo: { motivo: 'Pedido feito por engano' },
      });
      expect(await totais()).toEqual([0, 0, 0, 0, 0]);
      expect((await enviar()).status).toBe(200);
      expect(await totais()).toEqual([152, 128 * 201 + 24 * 202, 1, 128 * 201 + 24 * 202, 152]);
    });

    it('a solicitante cancela até o primeiro limite de ajuste; depois, só a gestora', async () => {
      const enviado = await enviar();
      // These meals have no hour of their own: the limit is the start of delivery, 06:00 in Fortaleza.
      cliente.em('2026-11-21T09:00:00.000Z');
      expect((await ler('solicitante', enviado)).acoes).toContain('cancelar');
      cliente.em('2026-11-21T09:00:00.001Z');
      expect((await ler('solicitante', enviado)).acoes).not.toContain('cancelar');
      expect((await ler('gestora', enviado)).acoes).toContain('cancelar');
      const tarde = await dar<Problema>('solicitante', 'cancelamento', enviado, porEngano());
      expect(tarde.corpo).toMatchObject({
        status: 422,
        type: '/problemas/limite-de-ajuste',
        detail: 'O limite para cancelar de Almoço era 06:00. Fale com o gestor.',
      });
      expect((await dar('gestora', 'cancelamento', enviado, porEngano())).status).toBe(200);
    });
  });

  it('recusa com motivo; a lotação pode abrir outro', async () => {
    const recusado = await dar('atendimento', 'recusa', await enviar(), {
      motivoId: motivo('RECUSA', 'PEDIDO_EM_DUPLICIDADE'),
    });
    expect(recusado.corpo).toMatchObject({
      situacao: 'RECUSADO',
      motivo: { motivo: 'Pedido em duplicidade', texto: null },
    });
    expect((await enviar()).corpo.numero).toBe('2026-000002');
  });

  describe('o motivo', () => {
    it('é do catálogo certo, está ativo, e explica quando o motivo pede', async () => {
      const enviado = await enviar();
      const devolver = (corpo: object) => dar<Problema>('atendimento', 'devolucao', enviado, corpo);
      for (const motivoId of [motivo('RECUSA', 'OUTROS'), 999_999]) {
        expect((await devolver({ motivoId, texto: 'explicado' })).corpo).toMatchObject({
          status: 422,
          detail: 'Escolha um motivo da lista.',
          errors: [{ pointer: '/motivoId' }],
        });
      }
      expect((await devolver({ motivoId: motivo('DEVOLUCAO', 'OUTROS') })).corpo).toMatchObject({
        detail: 'O motivo “Outros” pede uma explicação.',
        errors: [{ pointer: '/texto' }],
      });
      expect((await devolver({})).status).toBe(422);
      expect((await ler('gestora', enviado)).situacao).toBe('ENVIADO');
    });
  });

  describe('excluir', () => {
    const aberto = (quem: Quem = 'solicitante', mudanca: object = {}) =>
      cliente.post<Pedido>(quem, '/pedidos', { ...novo, ...mudanca });
    const excluir = <T = ''>(quem: Quem, { corpo, etag }: Resposta<Pedido>, ifMatch = etag) =>
      cliente.del<T>(quem, `/pedidos/${corpo.id}`, ifMatch);

    it('o rascunho nunca enviado some de verdade; a auditoria guarda o que havia', async () => {
      const rascunho = await aberto();
      expect((await excluir('solicitante', rascunho)).status).toBe(204);
      expect((await cliente.get('solicitante', `/pedidos/${rascunho.corpo.id}`)).status).toBe(404);
      const [evento] = await rows<{ dados: Record<string, unknown> }>(
        banco.database,
        sql`select dados from eventos where acao = 'excluirPedido' order by id desc limit 1`,
      );
      expect(evento?.dados).toMatchObject({
        numero: '2026-000001',
        itens: ['Almoço para Interno: 128', 'Almoço para Servidor: 24'],
      });
      expect((await aberto()).corpo.numero).toBe('2026-000002');
    });

    it('só quem abriu, ou a gestora; com a versão que viu; nunca o enviado', async () => {
      const daGestora = await aberto('gestora');
      const alheio = await excluir<Problema>('solicitante', daGestora);
      expect([alheio.status, alheio.corpo.detail]).toEqual([
        403,
        'Só quem abriu o rascunho, ou o gestor, pode excluí-lo.',
      ]);
      expect((await cliente.del('gestora', `/pedidos/${daGestora.corpo.id}`)).status).toBe(428);
      expect((await excluir('gestora', daGestora, '"9"')).status).toBe(412);
      const enviado = await dar('gestora', 'envio', daGestora);
      expect((await excluir<Problema>('gestora', enviado)).corpo).toMatchObject({
        status: 409,
        type: '/problemas/transicao-invalida',
      });
      expect((await excluir('atendimento', enviado)).status).toBe(403);
      expect((await excluir('doAcre', enviado)).status).toBe(403);
    });
  });

  describe('os tipos', () => {
    const abrir = <T = Pedido>(mudanca: object) => cliente.post<T>('solicitante', '/pedidos', { ...novo, ...mudanca });

    const abre = async (tipo = 'PROGRAMADO') =>
      (
        await cliente.get<components['schemas']['PreparoPedido']>(
          'solicitante',
          `/pedidos/preparo?data=${AMANHA}&tipo=${tipo}`,
        )
      ).corpo.abre;

    it('o complementar precisa do pedido do dia enviado, e soma-se a ele no mapa (R29)', async () => {
      expect((await abrir<Problema>({ tipo: 'COMPLEMENTAR' })).corpo).toMatchObject({
        status: 422,
        detail: 'Só se complementa um pedido já enviado. Abra o pedido do dia.',
      });
      expect(await abre()).toEqual(['AVULSO']);
      const enviado = await enviar();
      expect([await abre(), await abre('COMPLEMENTAR')]).toEqual([['COMPLEMENTAR', 'AVULSO'], ['AVULSO']]);
      expect((await abrir<Problema>({})).corpo).toMatchObject({
        status: 409,
        detail: 'Já existe um pedido desta lotação para 21/11/2026. Abra o pedido 2026-000001 ou crie um complementar.',
      });
      const complemento = await abrir({ tipo: 'COMPLEMENTAR', itens: [item(ids.almoco, ids.interno, 3)] });
      expect(complemento.corpo).toMatchObject({
        tipo: 'COMPLEMENTAR',
        complementoDe: { id: enviado.corpo.id, numero: '2026-000001' },
      });
      await dar('solicitante', 'envio', complemento, {
        motivoId: motivo('JUSTIFICATIVA_ACIMA', 'ENTRADA_PREVISTA'),
      });
      const mapa = await cliente.get<{ linhas: { lotacao: { id: number }; quantidades: number[]; total: number }[] }>(
        'gestora',
        `/mapa-diario?data=${AMANHA}&base=SOLICITADA`,
      );
      const linhas = mapa.corpo.linhas.filter(({ lotacao }) => lotacao.id === ids.upsl);
      expect([linhas.length, linhas[0]?.total]).toEqual([1, 155]);
      const preparo = await cliente.get<components['schemas']['PreparoPedido']>(
        'solicitante',
        `/pedidos/preparo?data=${AMANHA}`,
      );
      expect(preparo.corpo).toMatchObject({
        tipo: 'PROGRAMADO',
        pedido: { numero: '2026-000001' },
        outros: [{ numero: '2026-000002', tipo: 'COMPLEMENTAR', situacao: 'ENVIADO' }],
      });
      const outro = await cliente.get<components['schemas']['PreparoPedido']>(
        'solicitante',
        `/pedidos/preparo?data=${AMANHA}&tipo=COMPLEMENTAR`,
      );
      expect([outro.corpo.pedido?.numero, outro.corpo.abre]).toEqual(['2026-000002', ['AVULSO']]);
      const semana = await cliente.get<components['schemas']['PreparoPedido']>(
        'solicitante',
        '/pedidos/preparo?data=2026-11-22',
      );
      expect(
        semana.corpo.celulas.find(c => c.tipoAlimentacaoId === ids.almoco && c.tipoPublicoId === ids.interno)?.ontem,
      ).toBe(131);
    });

    it('o emergencial só se abre depois do prazo, ao lado do enviado, e pede justificativa (R3)', async () => {
      await enviar();
      expect((await abrir<Problema>({ tipo: 'EMERGENCIAL' })).corpo).toMatchObject({
        status: 422,
        detail: 'O prazo deste dia ainda está aberto. Abra o pedido do dia.',
      });
      cliente.em('2026-11-20T21:00:00.001Z');
      expect(await abre()).toEqual(['EMERGENCIAL', 'COMPLEMENTAR', 'AVULSO']);
      const emergencia = await abrir({ tipo: 'EMERGENCIAL', itens: [item(ids.almoco, ids.interno, 5)] });
      expect((await dar<Problema>('solicitante', 'envio', emergencia)).corpo.type).toBe(
        '/problemas/justificativa-obrigatoria',
      );
      const enviado = await dar('solicitante', 'envio', emergencia, {
        motivoId: motivo('EMERGENCIA', 'ENTRADA_APOS_PRAZO'),
      });
      expect(enviado.corpo).toMatchObject({ tipo: 'EMERGENCIAL', foraDoPrazo: true, faixaPrazo: 'FORA_DO_PRAZO' });
      expect((await abrir<Problema>({ tipo: 'EMERGENCIAL' })).status).toBe(409);
      expect((await abrir<Problema>({})).status).toBe(409);
    });

    it('o do dia que virou emergencial continua sendo o do dia: não se abre outro', async () => {
      cliente.em('2026-11-20T21:00:00.001Z');
      const tarde = await enviar({ justificativa: 'Sem internet até agora' });
      expect(tarde.corpo.tipo).toBe('EMERGENCIAL');
      expect((await abrir<Problema>({})).corpo.pedido?.id).toBe(tarde.corpo.id);
    });

    it('o avulso é à parte: um por dia, com ou sem o do dia', async () => {
      expect((await abrir({ tipo: 'AVULSO' })).status).toBe(201);
      expect((await enviar()).status).toBe(200);
      expect((await abrir<Problema>({ tipo: 'AVULSO' })).status).toBe(409);
    });
  });

  it('encerra o entregue, e só ele', async () => {
    const confirmado = await dar('atendimento', 'confirmacao', await enviar());
    expect((await dar<Problema>('gestora', 'encerramento', confirmado)).corpo).toMatchObject({
      status: 409,
      detail: 'Só se encerra o pedido com a entrega registrada.',
    });
    await banco.database.execute(sql`update pedidos set situacao = 'ENTREGUE' where id = ${confirmado.corpo.id}`);
    expect((await dar('gestora', 'encerramento', confirmado)).corpo).toMatchObject({
      situacao: 'ENCERRADO',
      acoes: [],
    });
  });

  it('cada passo recusa quem não pode, a versão vencida, a falta dela e a situação errada', async () => {
    const enviado = await enviar();
    const rascunho = await cliente.post<Pedido>('doAcre', '/pedidos', { ...novo, lotacaoId: ids.acre });
    const com = (contexto: string) => ({
      motivoId: motivo(contexto, contexto === 'CANCELAMENTO' ? 'PEDIDO_INDEVIDO' : 'OUTROS'),
      texto: 'explicado',
    });
    const passos = {
      devolucao: [com('DEVOLUCAO'), ['solicitante', 'fiscal']],
      confirmacao: [{}, ['solicitante', 'fiscal']],
      recusa: [com('RECUSA'), ['solicitante', 'fiscal']],
      cancelamento: [com('CANCELAMENTO'), ['atendimento', 'fiscal', 'doAcre']],
      encerramento: [{}, ['solicitante', 'atendimento', 'fiscal']],
      ajustes: [
        { itens: [{ tipoAlimentacaoId: ids.almoco, tipoPublicoId: ids.interno, para: 1 }], ...com('AJUSTE') },
        ['atendimento', 'fiscal', 'doAcre'],
      ],
    } satisfies Record<string, [object, Quem[]]>;
    for (const [passo, [corpo, proibidos]] of Object.entries(passos)) {
      const statuses = [];
      for (const quem of proibidos) statuses.push((await dar(quem, passo, enviado, corpo)).status);
      expect([passo, ...new Set(statuses)]).toEqual([passo, 403]);
      const url = `/pedidos/${enviado.corpo.id}/${passo}`;
      expect([passo, (await cliente.post('gestora', url, corpo)).status]).toEqual([passo, 428]);
      expect([passo, (await cliente.post('gestora', url, corpo, '"1"')).status]).toEqual([passo, 412]);
      expect([passo, (await dar('gestora', passo, rascunho, corpo)).status]).toEqual([passo, 409]);
      expect([passo, (await cliente.post('gestora', `/pedidos/999/${passo}`, corpo, '"1"')).status]).toEqual([
        passo,
        404,
      ]);
      expect([passo, (await cliente.post('gestora', url, { inventado: 1 }, enviado.etag)).status]).toEqual([
        passo,
        422,
      ]);
    }
    cliente.em('2026-11-22T12:00:00.000Z');
    expect((await dar<Problema>('gestora', 'confirmacao', enviado)).corpo.type).toBe('/problemas/data-passada');
    expect((await ler('gestora', enviado)).versao).toBe(2);
  });

  describe('em lote', () => {
    it('cada pedido é feito ou recusado sozinho, com a razão', async () => {
      const um = await enviar();
      const outro = await enviar({ dataRefeicao: '2026-11-22' });
      const acima = await enviar({
        dataRefeicao: '2026-11-23',
        itens: [item(ids.almoco, ids.interno, 140)],
        justificativa: 'Chegada de presos',
      });
      const lote = (corpo: object) =>
        cliente.post<components['schemas']['ResultadosPorRegistro']>('atendimento', '/pedidos/lote', corpo);
      const { status, corpo } = await lote({
        acao: 'CONFIRMAR',
        pedidos: [
          { id: acima.corpo.id, versao: 2 },
          { id: um.corpo.id, versao: 2 },
          { id: outro.corpo.id, versao: 1 },
          { id: 999, versao: 1 },
        ],
      });
      expect(status).toBe(200);
      expect(corpo.resultados).toEqual([
        { id: acima.corpo.id, feito: false, detail: expect.stringContaining('Confirme com uma observação.') },
        { id: um.corpo.id, feito: true },
        { id: outro.corpo.id, feito: false, detail: expect.stringContaining('Recarregue para continuar.') },
        { id: 999, feito: false, detail: 'O pedido 999 não existe.' },
      ]);
      expect((await ler('gestora', um)).situacao).toBe('CONFIRMADO');
      expect((await lote({ acao: 'DEVOLVER', pedidos: [{ id: outro.corpo.id, versao: 2 }] })).status).toBe(422);
      const devolvidos = await lote({
        acao: 'DEVOLVER',
        pedidos: [{ id: outro.corpo.id, versao: 2 }],
        motivoId: motivo('DEVOLUCAO', 'EFETIVO_DESATUALIZADO'),
      });
      expect(devolvidos.corpo.resultados).toEqual([{ id: outro.corpo.id, feito: true }]);
      expect((await cliente.post('solicitante', '/pedidos/lote', { acao: 'CONFIRMAR', pedidos: [] })).status).toBe(403);
    });
  });
});
