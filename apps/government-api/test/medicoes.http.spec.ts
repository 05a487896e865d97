import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { MedicoesService } from '../src/medicoes/medicoes.service.ts';
import {
  assinar,
  darSenhas,
  esvaziarFechamentos,
  fechar,
  type Recusa,
  reabrir,
  recebido,
} from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  abrirDoMes,
  aprovada,
  atestar,
  comPontos,
  DIA,
  DIA_1,
  esvaziarMedicoes,
  ler,
  MES,
  type Medicao,
  mesFechado,
  passo,
} from './medicoes.cenario.ts';
import { AGORA, abrirCliente, type Cliente, ids, motivosDe, type Quem, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
type Correcoes = Schemas['CorrecoesDaLotacao'];

/** 100 × 1,01 + 8 × 1,02 + 110 × 2,01: the meals of the scenario at the contract's prices. */
const BRUTO = 100 * 101 + 8 * 102 + 110 * 201;

describe('a medição mensal', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let erroDeLancamento: number;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await banco.database.execute(sql`update contratos set valor_total_centavos = 10000000`);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco, { PUBLIC_ORIGIN: 'https://alipen.gov.br' });
    erroDeLancamento = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
  });
  beforeEach(async () => {
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await banco.database.execute(sql.raw('truncate fiscalizacoes, ocorrencias restart identity cascade'));
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate notificacoes cascade`);
    cliente.em(AGORA);
  });

  const avisos = async (quem: Quem) =>
    (await cliente.get<Schemas['PaginaNotificacoes']>(quem, '/notificacoes')).corpo.itens.map(
      ({ evento, resolvidaEm }) => [evento, resolvidaEm !== null],
    );
  const correcoes = async (quem: Quem) =>
    (await cliente.get<Correcoes>(quem, `/correcoes-medicao?lotacaoId=${ids.upsl}`)).corpo.itens;

  describe('abrir', () => {
    it('no dia 1º a tarefa abre a do mês passado, uma vez só; a gestora é avisada', async () => {
      await mesFechado(cliente, banco.database);
      expect(await abrirDoMes(cliente)).toBe(1);
      expect(await abrirDoMes(cliente)).toBe(0);
      expect(await abrirDoMes(cliente, '2027-01-01')).toBe(0);
      const { resumo, celulas, acoes } = await ler(cliente);
      expect(resumo).toMatchObject({
        mes: MES,
        situacao: 'ABERTA',
        dias: 1,
        diasFechados: 1,
        lotacoes: 1,
        aDecidir: 0,
      });
      expect(resumo.totais).toMatchObject({ refeicoes: 218, brutoCentavos: BRUTO, liquidoCentavos: BRUTO });
      expect(
        celulas.map(({ quantidade, precoCentavos, valorCentavos }) => [quantidade, precoCentavos, valorCentavos]),
      ).toEqual([
        [100, 101, 10_100],
        [8, 102, 816],
        [110, 201, 22_110],
      ]);
      expect(acoes).toEqual(['enviar', 'decidir']);
      expect(await avisos('gestora')).toContainEqual(['MEDICAO_ABERTA', false]);
    });

    it('à mão, só de um mês que terminou, e a segunda é respondida em palavras', async () => {
      await mesFechado(cliente, banco.database);
      const cedo = await cliente.post<Recusa>('gestora', '/medicoes', { contratoId: 1, mes: '2026-12' });
      expect([cedo.status, cedo.corpo.detail]).toEqual([
        422,
        'O mês de dezembro de 2026 ainda não terminou: a medição se abre a partir do dia 1º do mês seguinte.',
      ]);
      const aberta = await cliente.post<Medicao>('gestora', '/medicoes', { contratoId: 1, mes: MES });
      expect([aberta.status, aberta.etag]).toEqual([201, '"1"']);
      const outra = await cliente.post<Recusa>('gestora', '/medicoes', { contratoId: 1, mes: MES });
      expect([outra.status, outra.corpo.detail]).toEqual([409, 'Já existe a medição deste contrato neste mês.']);
      const lista = await cliente.get<Schemas['PaginaMedicoes']>('atendimento', `/medicoes?mes=${MES}&busca=boa`);
      expect(lista.corpo.itens.map(({ contrato, totais }) => [contrato.numero, totais.liquidoCentavos])).toEqual([
        ['012/2026', BRUTO],
      ]);
      expect((await cliente.get('solicitante', '/medicoes')).status).toBe(403);
    });
  });

  it('no 5º dia útil lembra das que ninguém atestou, uma vez; o atesto encerra o lembrete (R26)', async () => {
    await aprovada(cliente, banco.database);
    const lembrar = (hoje: string) => cliente.pegar(MedicoesService).lembrar(hoje);
    // 1 December 2026 is a Tuesday: the fifth working day is Monday the 7th.
    expect([await lembrar('2026-12-04'), await lembrar('2026-12-07'), await lembrar('2026-12-07')]).toEqual([0, 1, 0]);
    expect(await avisos('fiscal')).toContainEqual(['MEDICAO_NAO_ENTREGUE', false]);
    await atestar(cliente, 'fiscal');
    expect(await avisos('fiscal')).toContainEqual(['MEDICAO_NAO_ENTREGUE', true]);
  });

  describe('o que falta', () => {
    it('o dia por fechar é dito e não deixa enviar; fechado, entra com os seus números', async () => {
      await recebido(cliente, banco.database);
      cliente.em(DIA_1);
      await abrirDoMes(cliente);
      const aberta = await ler(cliente);
      expect(aberta.pendencias).toMatchObject([
        { tipo: 'DIA_SEM_FECHAMENTO', data: DIA, texto: 'UPSL 1: falta fechar o mapa de 21/11/2026.' },
      ]);
      const { status, corpo } = await passo(cliente, 'gestora', 'envio');
      expect([status, corpo.detail]).toEqual([409, 'UPSL 1: falta fechar o mapa de 21/11/2026.']);
      await fechar(cliente);
      const fechada = await ler(cliente);
      expect([fechada.resumo.diasFechados, fechada.resumo.totais.brutoCentavos]).toEqual([1, BRUTO]);
      expect(fechada.conferencia).toEqual({ propostoCentavos: BRUTO, mapaCentavos: BRUTO, confere: true });
      expect(fechada.saldo).toMatchObject({ medidoAntesCentavos: 0, saldoCentavos: 10_000_000 - BRUTO });
      expect((await passo(cliente, 'gestora', 'envio')).status).toBe(200);
    });

    it('a fiscalização que chegou depois do fechamento mudou o mapa: reabre-se e fecha-se de novo', async () => {
      await mesFechado(cliente, banco.database);
      await comPontos(banco.database, 15);
      await abrirDoMes(cliente);
      const { status, corpo } = await passo(cliente, 'gestora', 'envio');
      expect(status).toBe(409);
      expect(corpo.detail).toMatch(/o dia 21\/11\/2026 mudou depois de fechado/);
      expect((await ler(cliente)).conferencia.confere).toBe(false);
      await reabrir(cliente, erroDeLancamento);
      await fechar(cliente, 'solicitante', '"1"');
      const depois = await ler(cliente);
      expect([depois.conferencia.confere, depois.resumo.aDecidir]).toEqual([true, 1]);
    });
  });

  describe('o desconto', () => {
    const desconto = Math.floor((BRUTO * 2 + 50) / 100);
    beforeEach(async () => {
      await recebido(cliente, banco.database);
      await comPontos(banco.database, 15);
      await fechar(cliente);
      cliente.em(DIA_1);
      await abrirDoMes(cliente);
      await passo(cliente, 'gestora', 'envio');
    });

    it('vem proposto pela faixa, com a fiscalização que o deu; sem decisão a medição não é aprovada', async () => {
      const { descontos, resumo } = await ler(cliente);
      expect(descontos).toMatchObject([
        { percentual: 2, pontos: 15, baseCentavos: BRUTO, propostoCentavos: desconto, decisao: null },
      ]);
      expect(descontos[0]?.fiscalizacoes).toMatchObject([{ pontos: 15, refeicao: 'Almoço' }]);
      expect(resumo.totais).toMatchObject({ descontoCentavos: desconto, liquidoCentavos: BRUTO - desconto });
      const { status, corpo } = await passo(cliente, 'gestora', 'aprovacao');
      expect([status, corpo.detail]).toEqual([409, 'UPSL 1, 21/11/2026: decidir o desconto de 2% por 15 pontos.']);
    });

    it('decide-se com motivo, nunca acima da faixa; o decidido é o que se paga', async () => {
      const acima = await passo(cliente, 'gestora', 'descontos/1', { percentual: 3, motivo: 'Mais do que se pode.' });
      expect([acima.status, acima.corpo.errors?.[0]?.pointer]).toEqual([422, '/percentual']);
      const outra = await passo(cliente, 'fiscal', 'descontos/1', { percentual: 1, motivo: 'Não é dele.' });
      expect(outra.status).toBe(403);
      const feita = await passo(cliente, 'gestora', 'descontos/1', { percentual: 1, motivo: 'Chuva na estrada.' });
      const decidido = Math.floor((BRUTO + 50) / 100);
      expect(feita.corpo.descontos[0]?.decisao).toMatchObject({
        percentual: 1,
        centavos: decidido,
        motivo: 'Chuva na estrada.',
        por: 'Gestora Geral',
      });
      expect(feita.corpo.resumo.totais).toMatchObject({
        propostoCentavos: desconto,
        descontoCentavos: decidido,
        liquidoCentavos: BRUTO - decidido,
      });
      expect(feita.corpo.conferencia).toEqual({
        propostoCentavos: BRUTO - desconto,
        mapaCentavos: BRUTO - desconto,
        confere: true,
      });
      expect((await passo(cliente, 'gestora', 'aprovacao')).status).toBe(200);
    });

    it('o mapa corrigido sem mudar os números guarda a decisão; mudando, decide-se de novo', async () => {
      await passo(cliente, 'gestora', 'descontos/1', { percentual: 0, motivo: 'Força maior, aceita.' });
      await reabrir(cliente, erroDeLancamento);
      await fechar(cliente, 'solicitante', '"1"');
      expect((await ler(cliente)).descontos[0]?.decisao).toMatchObject({ percentual: 0 });
      await reabrir(cliente, erroDeLancamento, '"2"');
      await comPontos(banco.database, 20);
      await fechar(cliente, 'solicitante', '"2"');
      expect((await ler(cliente)).descontos).toMatchObject([{ percentual: 4, decisao: null }]);
    });
  });

  describe('a correção', () => {
    const pedido = {
      lotacaoId: ids.upsl,
      data: DIA,
      tipoAlimentacaoId: ids.almoco,
      tipoPublicoId: ids.interno,
      motivo: 'O almoço está acima do efetivo.',
    };
    beforeEach(async () => {
      await mesFechado(cliente, banco.database);
      await abrirDoMes(cliente);
      await passo(cliente, 'gestora', 'envio');
    });

    it('é pedida de um dia e de uma célula, a unidade é avisada e responde; a última deixa a medição corrigida', async () => {
      const pedida = await passo(cliente, 'fiscal', 'correcoes', pedido);
      expect([pedida.status, pedida.corpo.resumo.situacao]).toEqual([200, 'CORRECAO_SOLICITADA']);
      expect(pedida.corpo.pendencias).toMatchObject([{ tipo: 'CORRECAO_PENDENTE' }]);
      expect(await avisos('solicitante')).toContainEqual(['MEDICAO_CORRECAO_PEDIDA', false]);
      expect((await passo(cliente, 'gestora', 'aprovacao')).status).toBe(409);
      const [correcao] = await correcoes('solicitante');
      expect(correcao).toMatchObject({ refeicao: 'Almoço', publico: 'Interno', versaoAntes: 1, acoes: ['responder'] });
      const resposta = { texto: 'Houve dez visitantes registrados.' };
      const rota = `/correcoes-medicao/${correcao?.id}/resposta`;
      expect((await cliente.post('doAcre', rota, resposta, '"1"')).status).toBe(403);
      expect((await cliente.post('fiscal', rota, resposta, '"1"')).status).toBe(403);
      const respondida = await cliente.post<Schemas['CorrecaoMedicao']>('solicitante', rota, resposta, '"1"');
      expect(respondida.corpo).toMatchObject({
        situacao: 'RESPONDIDA',
        resposta: 'Houve dez visitantes registrados.',
        respondidaPor: 'Sônia Solicitante',
        acoes: [],
      });
      expect((await ler(cliente)).resumo.situacao).toBe('CORRIGIDA');
      expect((await cliente.post<Recusa>('solicitante', rota, resposta, '"2"')).corpo.detail).toBe(
        'Esta correção já foi respondida.',
      );
      expect(await avisos('solicitante')).toContainEqual(['MEDICAO_CORRECAO_PEDIDA', true]);
      expect(await avisos('fiscal')).toContainEqual(['MEDICAO_CORRIGIDA', false]);
    });

    it('o mapa reaberto e fechado de novo toma o lugar do outro, e o histórico fica', async () => {
      await passo(cliente, 'gestora', 'correcoes', pedido);
      await reabrir(cliente, erroDeLancamento);
      expect((await ler(cliente)).resumo).toMatchObject({ diasFechados: 0, totais: { brutoCentavos: 0 } });
      await fechar(cliente, 'solicitante', '"1"');
      const { resumo, correcoes: feitas } = await ler(cliente);
      expect([resumo.situacao, resumo.totais.brutoCentavos]).toEqual(['CORRIGIDA', BRUTO]);
      expect(feitas).toMatchObject([{ situacao: 'REFEITA', versaoAntes: 1, versaoDepois: 2, origem: 'CONFERENCIA' }]);
    });

    it('de um dia que não é da medição é recusada', async () => {
      const fora = await passo(cliente, 'gestora', 'correcoes', { ...pedido, data: '2026-11-05' });
      expect([fora.status, fora.corpo.errors?.[0]?.pointer]).toEqual([422, '/data']);
    });
  });

  describe('o atesto', () => {
    it('quem fechou um mapa não atesta, em palavras; outra pessoa atesta, com a senha', async () => {
      await aprovada(cliente, banco.database, 'gestora');
      const recusada = await atestar(cliente, 'gestora');
      const palavras = 'Você fechou o mapa de UPSL 1 em 21/11/2026. Outra pessoa atesta esta medição.';
      expect([recusada.status, recusada.corpo.detail]).toEqual([409, palavras]);
      expect((await ler(cliente, 'gestora')).impedimentoDoAtesto).toBe(palavras);
      expect((await ler(cliente, 'fiscal')).impedimentoDoAtesto).toBe(null);
      const errada = await atestar(cliente, 'fiscal', 'outra senha');
      expect([errada.status, errada.corpo.errors?.[0]?.pointer]).toEqual([422, '/senha']);
      const feita = await atestar(cliente, 'fiscal');
      expect([feita.status, feita.corpo.resumo.situacao]).toEqual([200, 'ATESTADA']);
      expect(feita.corpo.atestos).toMatchObject([
        { versao: 1, vigencia: 'VIGENTE', nome: 'Fábio Fiscal', cargo: 'Fiscal do contrato', notaFiscal: 'NF 123' },
      ]);
      expect(feita.corpo.acoes).toEqual([]);
      expect(await avisos('fiscal')).toContainEqual(['MEDICAO_A_ATESTAR', true]);
    });

    it('quem assinou um mapa pela unidade não atesta; quem atestou não assina depois', async () => {
      await aprovada(cliente, banco.database);
      await assinar(cliente, 'gestora', 'RESPONSAVEL_UNIDADE');
      expect((await atestar(cliente, 'gestora')).corpo.detail).toMatch(/^Você assinou pela unidade o mapa de UPSL 1/);
      await esvaziarMedicoes(banco.database);
      await banco.database.execute(sql`truncate assinaturas_mapa`);
      await abrirDoMes(cliente);
      await passo(cliente, 'gestora', 'envio');
      await passo(cliente, 'gestora', 'aprovacao');
      expect((await atestar(cliente, 'gestora')).status).toBe(200);
      const tarde = await assinar(cliente, 'gestora', 'RESPONSAVEL_UNIDADE');
      expect([tarde.status, tarde.corpo.detail]).toEqual([
        409,
        'Você atestou a medição do contrato 012/2026 neste mês. Outra pessoa assina este mapa pela unidade.',
      ]);
      expect((await assinar(cliente, 'fiscal', 'FISCAL')).status).toBe(200);
    });

    it('o mapa reaberto depois do atesto supera a medição, e nada muda calado', async () => {
      await aprovada(cliente, banco.database);
      const { codigo, hash } = (await atestar(cliente, 'fiscal')).corpo.atestos[0] ?? { codigo: '', hash: '' };
      const verificar = async () =>
        (await cliente.get<Schemas['MedicaoVerificada']>('doAcre', `/verificacao-medicao/${codigo}`)).corpo;
      expect(await verificar()).toMatchObject({ vigencia: 'VIGENTE', integra: true, hash, falhas: [] });
      await reabrir(cliente, erroDeLancamento, '"1"', 'Faltou uma recusa.');
      const reaberta = await ler(cliente);
      expect(reaberta.resumo.situacao).toBe('CORRECAO_SOLICITADA');
      expect(reaberta.correcoes).toMatchObject([{ origem: 'REABERTURA', situacao: 'PENDENTE', acoes: [] }]);
      expect(await avisos('fiscal')).toContainEqual(['MEDICAO_SUPERADA', false]);
      expect(await verificar()).toMatchObject({
        vigencia: 'REABERTA',
        integra: true,
        totais: { brutoCentavos: BRUTO },
      });
      await fechar(cliente, 'solicitante', '"1"');
      await passo(cliente, 'gestora', 'aprovacao');
      const outra = await atestar(cliente, 'fiscal');
      expect(outra.corpo.atestos.map(({ versao, vigencia }) => [versao, vigencia])).toEqual([
        [2, 'VIGENTE'],
        [1, 'SUBSTITUIDA'],
      ]);
      expect(await verificar()).toMatchObject({ vigencia: 'SUBSTITUIDA', integra: true });
    });

    it('a verificação pega um número trocado no banco, e um código desconhecido é respondido em palavras', async () => {
      await aprovada(cliente, banco.database);
      const { codigo } = (await atestar(cliente, 'fiscal')).corpo.atestos[0] ?? { codigo: '' };
      await banco.database.execute(sql.raw('alter table atestos_medicao disable trigger atestos_so_crescem'));
      await banco.database.execute(sql`update atestos_medicao
        set conteudo = jsonb_set(conteudo, '{totais,liquidoCentavos}', '1')`);
      await banco.database.execute(sql.raw('alter table atestos_medicao enable trigger atestos_so_crescem'));
      const { corpo } = await cliente.get<Schemas['MedicaoVerificada']>('fiscal', `/verificacao-medicao/${codigo}`);
      expect(corpo).toMatchObject({ integra: false, falhas: ['O conteúdo guardado não é mais o que foi atestado.'] });
      const nada = await cliente.get<Recusa>('fiscal', '/verificacao-medicao/M-1234');
      expect([nada.status, nada.corpo.detail]).toEqual([
        404,
        expect.stringMatching(/^Nenhuma medição tem este código/),
      ]);
      await expect(banco.database.execute(sql`update atestos_medicao set hash = hash`)).rejects.toThrow();
    });
  });

  it('cada passo fica na trilha, e o que não se viu é recusado', async () => {
    await aprovada(cliente, banco.database);
    await atestar(cliente, 'fiscal');
    const trilha = await rows<{ acao: string }>(
      banco.database,
      sql`select acao from eventos where entidade = 'medicoes' and acao <> 'assinaturaRecusada' order by id desc limit 4`,
    );
    expect(trilha.map(({ acao }) => acao)).toEqual([
      'atestarMedicao',
      'aprovarMedicao',
      'enviarMedicao',
      'abrirMedicao',
    ]);
    const [evento] = await rows<{ dados: string }>(
      banco.database,
      sql`select dados::text as dados from eventos where acao = 'atestarMedicao' order by id desc limit 1`,
    );
    expect(evento?.dados).not.toMatch(/senha/);
    expect((await cliente.post('gestora', '/medicoes/1/envio', {}, '"1"')).status).toBe(412);
    expect((await cliente.post('gestora', '/medicoes/1/envio', {})).status).toBe(428);
    expect((await cliente.get('gestora', '/medicoes/99')).status).toBe(404);
  });
});
