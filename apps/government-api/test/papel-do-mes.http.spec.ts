import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { porExtenso } from '../src/clock/zoned-time.ts';
import { rows } from '../src/database/database.ts';
import { hashDe, selosDe } from '../src/fechamento-do-mapa/cadeia.rules.ts';
import { type Conteudo, FechamentosService, seloDoMes } from '../src/fechamentos/fechamentos.service.ts';
import {
  DEPOIS,
  DIA,
  esvaziarFechamentos,
  fechar,
  papelDoMes,
  type Recusa,
  reabrir,
  recebido,
} from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { semearContratos } from './mapa-diario.historias.ts';
import { AGORA, abrirCliente, type Cliente, ids, motivosDe, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];

describe('o papel do mês', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivo: (contexto: string, codigo: string) => number;
  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco, { PUBLIC_ORIGIN: 'https://alipen.gov.br' });
    motivo = await motivosDe(banco.database);
  });
  beforeEach(async () => {
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    cliente.em(AGORA);
  });

  const MES = DIA.slice(0, 7);
  const conferirMes = (codigo: string) =>
    cliente.get<Schemas['MesVerificado'] & Recusa>('doAcre', `/verificacao-mes/${codigo}`);
  const imprimir = async () => {
    const servico = cliente.pegar(FechamentosService);
    const vigentes = await servico.vigentes(banco.database, { lotacaoId: ids.upsl, de: `${MES}-01`, ate: DIA });
    const codigo = await servico.codigoDoMes(
      banco.database,
      { lotacaoId: ids.upsl, mes: MES, em: new Date(DEPOIS) },
      vigentes,
    );
    return { codigo: codigo ?? '', selo: seloDoMes(vigentes) };
  };

  it('sem dia fechado não tem código; com as mesmas versões é o mesmo papel', async () => {
    await recebido(cliente, banco.database);
    expect((await imprimir()).codigo).toBe('');
    await fechar(cliente);
    const { codigo } = await imprimir();
    expect(codigo).toMatch(/^P(-[0-9A-Z]{4}){7}$/);
    expect((await imprimir()).codigo).toBe(codigo);
  });

  it('quem tem o código vê os dias fechados e os totais guardados, sem nome de pessoa', async () => {
    await recebido(cliente, banco.database);
    await fechar(cliente);
    const { codigo, selo } = await imprimir();
    const { corpo } = await conferirMes(codigo.toLowerCase().replaceAll('-', ''));
    const [dia] = corpo.dias;
    expect(corpo).toMatchObject({ mes: MES, emVigor: true, integra: true, falhas: [], selo, fechadosDepois: 0 });
    expect(dia).toMatchObject({ data: DIA, versao: 1, vigencia: 'VIGENTE', substituidaPor: null, totalRefeicoes: 218 });
    expect([corpo.totalRefeicoes, corpo.liquidoCentavos]).toEqual([218, dia?.liquidoCentavos]);
    expect(JSON.stringify(corpo)).not.toMatch(/Sônia|100002|Gestora/);
    const nada = await conferirMes('P-7777-7777-7777-7777-7777-7777-7777');
    expect([nada.status, nada.corpo.detail]).toEqual([404, expect.stringContaining('P e sete grupos de quatro')]);
    expect((await conferirMes('7777-7777-7777-7777-7777-7777-7777')).status).toBe(404);
  });

  it('um dia reaberto, e depois fechado de novo, é dito; o papel novo tem outro código e outro selo', async () => {
    await recebido(cliente, banco.database);
    await fechar(cliente);
    const velho = await imprimir();
    await reabrir(cliente, motivo('REABERTURA', 'ERRO_LANCAMENTO'));
    const aberto = (await conferirMes(velho.codigo)).corpo;
    expect([aberto.emVigor, aberto.dias[0]?.vigencia, aberto.integra]).toEqual([false, 'REABERTA', true]);
    await fechar(cliente, 'solicitante', '"1"');
    const { corpo } = await conferirMes(velho.codigo);
    expect(corpo.dias[0]).toMatchObject({ versao: 1, vigencia: 'SUBSTITUIDA', substituidaPor: 2 });
    expect([corpo.emVigor, corpo.selo]).toEqual([false, velho.selo]);
    const novo = await imprimir();
    expect(novo.codigo).not.toBe(velho.codigo);
    expect((await conferirMes(novo.codigo)).corpo).toMatchObject({ emVigor: true, selo: novo.selo });
  });

  describe('de uma lotação com dois contratos', () => {
    const MUDARAM = 'Mudaram depois de fechados';
    const papelDe = async (recorte: { contratoId?: number; fornecedorId?: number } = {}) =>
      (await papelDoMes(cliente, { mes: MES, lotacaoId: ids.upsl, ...recorte })).join('\n');
    beforeAll(() => semearContratos(banco.database));
    beforeEach(async () => {
      await recebido(cliente, banco.database);
      await banco.database.execute(
        sql`update itens_pedido set contrato_id = 2 where tipo_alimentacao_id = ${ids.almoco}`,
      );
      await fechar(cliente);
    });

    it('o papel de um contrato, ou de um fornecedor, compara a parte dele com a parte dele', async () => {
      const liquido = async (recorte: object) => {
        const periodo = { lotacaoId: ids.upsl, de: `${MES}-01`, ate: DIA, ...recorte };
        const vigentes = await cliente.pegar(FechamentosService).vigentes(banco.database, periodo);
        return vigentes.map(({ liquidoCentavos }) => liquidoCentavos);
      };
      const [cafe, almoco] = [100 * 101 + 8 * 102, 110 * 201];
      expect(await Promise.all([{}, { contratoId: 1 }, { contratoId: 2 }, { contratoId: 3 }].map(liquido))).toEqual([
        [cafe + almoco],
        [cafe],
        [almoco],
        [0],
      ]);
      expect(await Promise.all([{ fornecedorId: 1 }, { fornecedorId: 2 }].map(liquido))).toEqual([[cafe], [almoco]]);
      for (const recorte of [{}, { contratoId: 1 }, { contratoId: 2 }, { fornecedorId: 1 }, { fornecedorId: 2 }])
        expect(await papelDe(recorte)).not.toContain(MUDARAM);
      expect(await papelDe({ contratoId: 1 })).toContain('Este papel traz só o contrato ou o fornecedor pedido');
      expect(await papelDe()).not.toContain('Este papel traz só');
    });

    it('o contrato cujo dia mudou depois de fechado é dito; o outro não', async () => {
      await banco.database.execute(sql`update itens_pedido set preco_centavos = 250 where contrato_id = 2`);
      expect(await papelDe({ contratoId: 2 })).toContain(MUDARAM);
      expect(await papelDe({ fornecedorId: 2 })).toContain(MUDARAM);
      expect(await papelDe()).toContain(MUDARAM);
      expect(await papelDe({ contratoId: 1 })).not.toContain(MUDARAM);
    });

    it('do dia fechado antes de cada contrato ter a sua parte, o papel de um contrato não diz o que não sabe', async () => {
      await banco.database.execute(sql`alter table fechamentos_mapa disable trigger fechamentos_so_crescem`);
      await banco.database.execute(sql`update fechamentos_mapa set conteudo = jsonb_set(conteudo, '{contratos}',
        (select jsonb_agg(c - 'id') from jsonb_array_elements(conteudo->'contratos') c))`);
      await banco.database.execute(sql`alter table fechamentos_mapa enable trigger fechamentos_so_crescem`);
      expect(await papelDe({ contratoId: 1 })).not.toContain(MUDARAM);
    });
  });

  it('um número trocado no banco é apontado, ainda que todos os selos sejam refeitos para caber nele', async () => {
    await recebido(cliente, banco.database);
    await fechar(cliente);
    const { codigo } = await imprimir();
    await banco.database.execute(sql`alter table fechamentos_mapa disable trigger fechamentos_so_crescem`);
    await banco.database.execute(
      sql`update fechamentos_mapa set conteudo = jsonb_set(conteudo, '{colunas,0,aceita}', '999')`,
    );
    const dito = porExtenso(DIA);
    const trocado = (await conferirMes(codigo)).corpo;
    expect(trocado.integra).toBe(false);
    expect(trocado.falhas[0]).toMatch(new RegExp(`^${dito}, .*aceita: não é mais o que foi fechado`));
    const [lido] = await rows<{ conteudo: Conteudo; anterior: string }>(
      banco.database,
      sql`select conteudo, hash_anterior as anterior from fechamentos_mapa`,
    );
    if (!lido) throw new Error('sem fechamento');
    const selos = selosDe(lido.conteudo);
    await banco.database.execute(
      sql`update fechamentos_mapa set selos = ${selos}, hash = ${hashDe(lido.anterior, selos, lido.conteudo)}`,
    );
    await banco.database.execute(sql`alter table fechamentos_mapa enable trigger fechamentos_so_crescem`);
    expect((await conferirMes(codigo)).corpo.falhas).toEqual([
      `${dito}: o que está guardado não é o que foi impresso.`,
    ]);
  });
});
