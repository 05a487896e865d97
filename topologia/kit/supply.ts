import { addDays } from '../../apps/government-api/src/clock/clock.ts';
import type { Manager } from '../../faults/kit/product.ts';

/** Times the days that may be ordered (up to 14 ahead, without the first ones) this gives orders for ten minutes, at one a second. */
const UNITS = 60;
/** Open in every time zone, and far enough from the cut-off that no run meets it. */
const FIRST_DAY = 3;

const HORARIOS = {
  horaLimitePedido: '18:00',
  diasAntecedencia: 1,
  horaLimiteAjuste: null,
  diasAntecedenciaAjuste: 0,
  entregaInicio: '11:00',
  entregaFim: '13:00',
  toleranciaMin: 15,
  pesoMinimoG: null,
  toleranciaPesoPct: 5,
  toleranciaPesoUnidadePct: 10,
  tempMinimaQuenteC: 60,
  tempMaximaFriaC: null,
};

const PUBLICO = { baseConferencia: 'SEM_BASE', exigeJustificativa: false, permiteDieta: false, contaNosTotais: true };

export class Supply {
  private constructor(
    readonly units: readonly number[],
    private readonly par: { readonly tipoAlimentacaoId: number; readonly tipoPublicoId: number },
    private readonly hoje: string,
  ) {}

  static async arrange(manager: Manager, prefix: string): Promise<Supply> {
    const make = async (path: string, body: object): Promise<{ id: number; versao: number }> => {
      const { status, text } = await manager.write('POST', path, body, {});
      if (status !== 201 && status !== 200) throw new Error(`${path}: ${status} ${text}`);
      return JSON.parse(text);
    };
    const hoje = new Date().toISOString().slice(0, 10);
    const almoco = { nome: 'Almoço', sigla: 'ALM', icone: 'CookingPot', cor: 'VERDE', meioDoDia: true };
    const refeicao = await make('tipos-alimentacao', { ...almoco, fotoObrigatoria: false, horarios: HORARIOS });
    const publico = await make('tipos-publico', { nome: 'Interno', sigla: 'INT', ...PUBLICO });
    const par = { tipoAlimentacaoId: refeicao.id, tipoPublicoId: publico.id };
    const fornecedor = await make('fornecedores', { cnpj: '11222333000181', razaoSocial: 'Boa Mesa Ltda' });
    const vigencia = { vigenciaInicio: addDays(hoje, -30), vigenciaFim: addDays(hoje, 300) };
    const contrato = await make('contratos', {
      ...{ fornecedorId: fornecedor.id, numero: '012/2026', processo: 'P', lote: 'I', valorTotalCentavos: 100_000_000 },
      ...vigencia,
    });
    const itens = [{ ...par, precoCentavos: 1490, quantidadeContratada: 1_000_000 }];
    const priced = await manager.write(
      'PUT',
      `contratos/${contrato.id}/itens`,
      { itens },
      { 'if-match': `"${contrato.versao}"` },
    );
    if (priced.status !== 200) throw new Error(`prices: ${priced.status} ${priced.text}`);
    const units: number[] = [];
    for (let n = 0; n < UNITS; n += 1) {
      const dados = { nome: `Atendida ${prefix} ${n}`, tipo: 'ABRIGO', municipio: 'Tabatinga', uf: 'AM' };
      units.push((await make('lotacoes', dados)).id);
    }
    await make(`contratos/${contrato.id}/lotacoes`, { lotacaoIds: units, inicio: vigencia.vigenciaInicio });
    return new Supply(units, par, hoje);
  }

  order(n: number): object {
    const dataRefeicao = addDays(this.hoje, FIRST_DAY + Math.floor(n / UNITS));
    return { lotacaoId: this.unit(n), dataRefeicao, itens: [{ ...this.par, quantidade: 10 + (n % 50) }] };
  }

  unit(n: number): number {
    return this.units[n % UNITS] ?? 0;
  }
}
