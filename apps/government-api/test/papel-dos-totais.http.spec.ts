import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { reais } from '../src/fechamento-do-mapa/diferencas.rules.ts';
import { FechamentosService } from '../src/fechamentos/fechamentos.service.ts';
import {
  DEPOIS,
  DIA,
  esvaziarFechamentos,
  type Fechamento,
  fechar,
  papelDoMes,
  reabrir,
  recebido,
  rota,
} from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { comPontos } from './medicoes.cenario.ts';
import { AGORA, abrirCliente, type Cliente, ids, motivosDe, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];

const MES = DIA.slice(0, 7);

describe('os totais do papel', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco, { PUBLIC_ORIGIN: 'https://alipen.gov.br' });
  });
  beforeEach(async () => {
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await banco.database.execute(sql`update tipos_publico set conta_nos_totais = true`);
    cliente.em(AGORA);
  });

  const ler = async <T>(url: string) => (await cliente.get<T>('gestora', url)).corpo;
  const verificar = async () => {
    const { versoes } = await ler<Fechamento>(rota());
    return ler<Schemas['MapaVerificado']>(`/verificacao/${versoes[0]?.codigo}`);
  };
  const doDia = async () => textosDoPdf((await cliente.baixar('gestora', `${rota()}/pdf`)).bytes);
  const doMes = () => papelDoMes(cliente, { mes: MES, lotacaoId: ids.upsl });

  it('com glosa e desconto, a página do dia soma: bruto, menos glosa, menos desconto, é o líquido', async () => {
    await recebido(cliente, banco.database);
    await comPontos(banco.database, 15);
    await fechar(cliente);
    const { brutoCentavos, glosaCentavos, descontoCentavos = 0, liquidoCentavos } = await verificar();
    // 15 points are 2 %, rounded half a centavo up.
    expect(descontoCentavos).toBe(Math.floor((brutoCentavos * 2 + 50) / 100));
    expect(brutoCentavos - glosaCentavos - descontoCentavos).toBe(liquidoCentavos);
    await banco.database.execute(sql`truncate fiscalizacoes cascade`);
  });

  it('a refeição com dois preços no dia tem o seu valor no papel, e a coluna soma o total', async () => {
    const { pedidoId } = await recebido(cliente, banco.database);
    await banco.database.execute(sql`
      insert into pedidos overriding system value
      select (jsonb_populate_record(p, jsonb_build_object('id', 900000, 'numero', '2026-900000', 'tipo', 'COMPLEMENTAR', 'complemento_de', p.id))).*
      from pedidos p where id = ${pedidoId}`);
    await banco.database.execute(sql`
      insert into itens_pedido
      select (jsonb_populate_record(i, jsonb_build_object('pedido_id', 900000, 'preco_centavos', 250))).*
      from itens_pedido i where pedido_id = ${pedidoId} and tipo_alimentacao_id = ${ids.almoco}`);
    const papel = await doDia();
    const [cafe, almoco] = [100 * 101 + 8 * 102, 110 * 201 + 110 * 250];
    expect(papel).toContain('varia');
    expect(papel).toEqual(expect.arrayContaining([reais(almoco), reais(cafe + almoco)]));
  });

  describe('de um público que não conta nos totais', () => {
    /** 8 of the 218 meals of the day are the staff's. */
    const semServidor = (fora = true) =>
      banco.database.execute(sql`update tipos_publico set conta_nos_totais = ${!fora} where id = ${ids.servidor}`);
    const totais = async () => {
      const servico = cliente.pegar(FechamentosService);
      const vigentes = await servico.vigentes(banco.database, { lotacaoId: ids.upsl, de: DIA, ate: DIA });
      const papel = { lotacaoId: ids.upsl, mes: MES, em: new Date(DEPOIS) };
      const codigo = await servico.codigoDoMes(banco.database, papel, vigentes);
      const mes = await ler<Schemas['MesVerificado']>(`/verificacao-mes/${codigo}`);
      const { itens } = await ler<Schemas['MapasAAssinar']>('/fechamentos/a-assinar');
      const { versoes } = await ler<Fechamento>(rota());
      const dia = await verificar();
      expect([dia.integra, mes.integra]).toEqual([true, true]);
      return [versoes[0], dia, mes, mes.dias[0], itens[0]].map(lido => lido?.totalRefeicoes);
    };
    const naTela = async () =>
      (await ler<Schemas['MapaDiario']>(`/mapa-diario?data=${DIA}&lotacaoId=${ids.upsl}`)).totais.total;

    it('a tela, o papel do dia e o do mês, o painel, a lista a assinar e as páginas públicas dizem o mesmo total', async () => {
      await semServidor();
      await recebido(cliente, banco.database);
      await fechar(cliente);
      expect([await naTela(), ...(await totais())]).toEqual([210, 210, 210, 210, 210, 210]);
      for (const papel of [await doDia(), await doMes()]) {
        expect(papel).toContain('210');
        expect(papel).not.toContain('218');
        expect(papel).toContain('Fora do total de refeições; o valor conta.');
      }
      const { colunas, brutoCentavos } = await verificar();
      const fora = colunas.filter(({ contaNosTotais }) => !contaNosTotais);
      expect([...new Set(fora.map(({ publico }) => publico))]).toEqual(['Servidor']);
      // The payment counts this public all the same.
      expect(brutoCentavos).toBe(100 * 101 + 8 * 102 + 110 * 201);
    });

    it('o que se fechou fica como se fechou, e nada se acrescenta ao que se congela de quem conta', async () => {
      await recebido(cliente, banco.database);
      await fechar(cliente);
      const [{ guardado } = { guardado: '' }] = await rows<{ guardado: string }>(
        banco.database,
        sql`select conteudo::text as guardado from fechamentos_mapa`,
      );
      expect(guardado).not.toContain('contaNosTotais');
      await semServidor();
      expect([await naTela(), ...(await totais())]).toEqual([210, 218, 218, 218, 218, 218]);
      const diferencas = await ler<Schemas['DiferencasDeVersao']>(`${rota()}/diferencas?de=1`);
      expect(diferencas.itens).toEqual([
        { onde: 'Café da manhã · Servidor: fora do total de refeições', antes: '–', depois: 'sim' },
      ]);
      const motivo = await motivosDe(banco.database);
      await reabrir(cliente, motivo('REABERTURA', 'ERRO_LANCAMENTO'));
      await fechar(cliente, 'solicitante', '"1"');
      await semServidor(false);
      expect([await naTela(), ...(await totais())]).toEqual([218, 210, 210, 210, 210, 210]);
      const cadeia = await ler<Schemas['CadeiaVerificada']>(`/lotacoes/${ids.upsl}/cadeia`);
      expect([cadeia.versoes, cadeia.falhas]).toEqual([2, []]);
    });
  });
});
