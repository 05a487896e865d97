import type { TipoTermo } from '../../termos/termos.ciclo.table.ts';
import type { Caso, Desfecho } from './agenda.table.ts';
import type { Unidade } from './elenco.repository.ts';
import type {
  EfetivoVisto,
  FiscalizacaoVista,
  MapaVisto,
  MedicaoVista,
  OcorrenciaVista,
  PedidoVisto,
  RecusaVista,
  RefeicaoVista,
} from './estado.repository.ts';

type NoDia = { readonly data: string };
type DaUnidade = NoDia & { readonly unidade: Unidade };

export type Atos = {
  readonly INFORMAR_EFETIVO: DaUnidade & Pick<EfetivoVisto, 'internos' | 'plantao' | 'expediente'>;
  readonly ENVIAR_PEDIDO: DaUnidade & { readonly rascunho: PedidoVisto | undefined };
  readonly CONFIRMAR_PEDIDO: DaUnidade & { readonly pedido: PedidoVisto };
  readonly RECEBER: DaUnidade & {
    readonly pedido: PedidoVisto;
    readonly refeicao: RefeicaoVista;
    readonly caso: Caso;
    readonly chegadaEm: Date;
  };
  readonly ABRIR_OCORRENCIA: DaUnidade & { readonly recusa: RecusaVista };
  readonly NOTIFICAR_OCORRENCIA: DaUnidade & { readonly ocorrencia: OcorrenciaVista };
  readonly RESPONDER_OCORRENCIA: DaUnidade & { readonly ocorrencia: OcorrenciaVista };
  readonly DECIDIR_OCORRENCIA: DaUnidade & { readonly ocorrencia: OcorrenciaVista };
  readonly SANEAR_OCORRENCIA: DaUnidade & { readonly ocorrencia: OcorrenciaVista };
  readonly ENCERRAR_OCORRENCIA: DaUnidade & { readonly ocorrencia: OcorrenciaVista };
  readonly ABRIR_FISCALIZACAO: DaUnidade & { readonly pedidoId: number; readonly refeicaoId: number };
  readonly INICIAR_FISCALIZACAO: DaUnidade & { readonly fiscalizacao: FiscalizacaoVista };
  readonly CONCLUIR_FISCALIZACAO: DaUnidade & {
    readonly fiscalizacao: FiscalizacaoVista;
    readonly desfecho: Desfecho;
    readonly publicos: RefeicaoVista['publicos'];
    readonly inicio: Date;
  };
  readonly NAO_REALIZAR_FISCALIZACAO: DaUnidade & {
    readonly fiscalizacao: FiscalizacaoVista;
    readonly motivo: string;
  };
  readonly MANDAR_FOTOS: DaUnidade & { readonly fiscalizacao: FiscalizacaoVista };
  readonly DESIGNAR_RESPONSAVEIS: NoDia;
  readonly EMITIR_TERMO: NoDia & { readonly medicao: MedicaoVista; readonly tipo: TipoTermo };
  readonly ASSINAR_TERMO: NoDia & { readonly medicao: MedicaoVista; readonly tipo: TipoTermo };
  readonly AUTORIZAR_TELA: NoDia;
  readonly CRIAR_CONTA: NoDia;
  readonly CRIAR_WEBHOOK: NoDia;
  readonly ABRIR_MEDICAO: NoDia & { readonly contratoId: number; readonly mes: string };
  readonly ENVIAR_MEDICAO: NoDia & { readonly medicao: MedicaoVista };
  readonly APROVAR_MEDICAO: NoDia & { readonly medicao: MedicaoVista };
  readonly ATESTAR_MEDICAO: NoDia & { readonly medicao: MedicaoVista };
  readonly PEDIR_CORRECAO: NoDia & { readonly medicao: MedicaoVista };
  readonly RESPONDER_CORRECAO: NoDia & { readonly medicao: MedicaoVista };
  readonly FECHAR_MAPA: DaUnidade;
  readonly ASSINAR_MAPA: DaUnidade & { readonly mapa: MapaVisto; readonly papel: 'RESPONSAVEL_UNIDADE' | 'FISCAL' };
};

export type NomeDoAto = keyof Atos;
/** Due from `em` on, and done as at that moment. `chave` names it among all. */
export type Ato = {
  [Nome in NomeDoAto]: { readonly que: Nome; readonly chave: string; readonly em: Date } & Atos[Nome];
}[NomeDoAto];
