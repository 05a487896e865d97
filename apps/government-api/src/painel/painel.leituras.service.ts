import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { addDays, Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { FiscalizacoesService } from '../fiscalizacoes/fiscalizacoes.service.ts';
import { MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import {
  type DiaDasLotacoes,
  PedidosDasLotacoesService,
} from '../pedidos-das-lotacoes/pedidos-das-lotacoes.service.ts';

type Schemas = components['schemas'];
type Dia = { readonly hoje: string; readonly amanha: string };
/** Undefined means every unit. */
export type Quais = {
  readonly ufs?: readonly Schemas['Uf'][] | undefined;
  readonly lotacaoIds?: readonly number[] | undefined;
};
export type Limites = Awaited<ReturnType<ParametrosService['doDia']>>;
export type Vencida = Awaited<ReturnType<FiscalizacoesService['vencidas']>>[number];

const ADIANTE = 10;

/** Asks the slices that own each number, so that they are the same as on the screens they come from. */
@Injectable()
export class PainelLeiturasService {
  constructor(
    private readonly database: Database,
    private readonly lotacoes: PedidosDasLotacoesService,
    private readonly pedidos: PedidosService,
    private readonly fiscalizacoes: FiscalizacoesService,
    private readonly mapas: MapaDiarioService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  dia(): Dia {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    return { hoje, amanha: addDays(hoje, 1) };
  }

  matriz(data: string, quais: Quais): Promise<DiaDasLotacoes> {
    return this.lotacoes.dia({ data, ...quais });
  }

  limites(data: string): Promise<Limites> {
    return this.parametros.doDia(this.database, data);
  }

  vencidas(data: string, quais: Quais): Promise<Vencida[]> {
    return this.fiscalizacoes.vencidas(this.database, { data, ...quais });
  }

  async prazos({ hoje }: Dia) {
    const limiteDe = await this.pedidos.limitesEntre(this.database, hoje, addDays(hoje, ADIANTE));
    const agora = this.clock.now().getTime();
    const dias = Array.from({ length: ADIANTE }, (_, n) => addDays(hoje, n));
    const proximo = (fuso: string) => {
      const data = dias.find(dia => limiteDe(dia, fuso).getTime() >= agora);
      return data === undefined ? undefined : { data, terminaEm: limiteDe(data, fuso) };
    };
    return { limiteDe, proximo };
  }

  async naoConformidades(data: string, quais: Quais): Promise<Schemas['NaoConformidadesDoPainel']> {
    const em = this.clock.now().toISOString();
    const { ultimas, foto, ...contagem } = await this.fiscalizacoes.naoConformidades(this.database, { data, ...quais });
    return {
      em,
      data,
      total: contagem.total,
      criticas: contagem.criticas,
      fiscalizacoes: contagem.fiscalizacoes,
      itens: ultimas.map(({ lotacaoId, lotacao, refeicao, item, critico, em: feita }) => ({
        lotacaoId,
        lotacao,
        refeicao,
        item,
        critica: critico,
        em: feita,
      })),
      foto: foto && {
        foto: foto.foto,
        lotacao: foto.lotacao,
        refeicao: foto.refeicao,
        item: foto.item,
        em: foto.em,
      },
    };
  }

  mostraFoto(nome: string, data: string, quais: Quais): Promise<boolean> {
    return this.fiscalizacoes.mostraNaoConformidade(this.database, nome, { data, ...quais });
  }

  async acimaDoEfetivo(
    data: string,
    lotacaoIds: readonly number[] | undefined,
  ): Promise<Schemas['AcimaDoEfetivoDoPainel']> {
    const em = this.clock.now().toISOString();
    const totais = await this.mapas.totaisDoDia(this.database, { data, base: 'SOLICITADA', lotacaoIds });
    return { em, data, refeicoes: totais.acimaDoEfetivo, valorCentavos: totais.valorDesvioCentavos };
  }
}
