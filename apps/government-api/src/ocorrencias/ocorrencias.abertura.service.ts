import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { OcorrenciasLeituraService } from './ocorrencias.leitura.service.ts';
import { OcorrenciasPassoService } from './ocorrencias.passo.service.ts';
import { OcorrenciasRepository, type Origem } from './ocorrencias.repository.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaOcorrencia'];

const exigida: Readonly<Record<Nova['origem'], keyof Nova | null>> = {
  PEDIDO: null,
  RECEBIMENTO: 'recebimentoId',
  FISCALIZACAO: 'fiscalizacaoId',
};

@Injectable()
export class OcorrenciasAberturaService {
  constructor(
    private readonly database: Database,
    private readonly repository: OcorrenciasRepository,
    private readonly leitura: OcorrenciasLeituraService,
    private readonly passo: OcorrenciasPassoService,
    private readonly pedidos: PedidosService,
    private readonly clock: Clock,
  ) {}

  abrir(pessoa: Pessoa, nova: Nova): Promise<Schemas['Ocorrencia']> {
    return this.database.transaction(async tx => {
      const { pedido } = await this.pedidos.exigir(tx, nova.pedidoId, pessoa);
      const tipoAlimentacaoId = await this.conferirOrigem(tx, nova);
      const { pedidoId, recebimentoId = null, fiscalizacaoId = null, clausula = null } = nova;
      const entrega = await this.repository.findContract(tx, pedidoId, tipoAlimentacaoId);
      if (!entrega)
        throw invalida('/pedidoId', 'Este pedido ainda não tem fornecedor: só se abre ocorrência depois do envio.');
      const agora = this.clock.now();
      const numero = await this.repository.nextNumber(tx, Number(this.clock.today(FUSO_DA_AGENCIA).slice(0, 4)));
      const { origem, gravidade, pontos = 0 } = nova;
      const ocorrencia = await this.repository.insert(tx, {
        ...{ numero, origem, gravidade, pedidoId, tipoAlimentacaoId, recebimentoId, fiscalizacaoId, pontos, clausula },
        ...{ ...entrega, lotacaoId: pedido.lotacaoId, dataRefeicao: pedido.dataRefeicao, situacao: 'ABERTA' },
        ...{ descricao: nova.descricao.trim(), abertaEm: agora, alteradaEm: agora, abertaPor: pessoa.usuarioId },
      });
      await this.passo.contar(tx, ocorrencia, null, { evento: 'abrir', para: 'ABERTA', pessoa });
      return this.leitura.ler(tx, pessoa, ocorrencia.id);
    });
  }

  /** The meal it is about: the one that was said, or the one of the record it is born of, which must be the same. */
  private async conferirOrigem(tx: Transaction, nova: Nova): Promise<number | null> {
    const campo = exigida[nova.origem];
    if (campo && nova[campo] === undefined) throw invalida(`/${campo}`, 'Diga de que registro a ocorrência nasceu.');
    const { recebimentoId, fiscalizacaoId, pedidoId } = nova;
    const recebimento = recebimentoId && (await this.repository.findReception(tx, recebimentoId, pedidoId));
    const fiscalizacao = fiscalizacaoId && (await this.repository.findInspection(tx, fiscalizacaoId, pedidoId));
    let refeicao = nova.tipoAlimentacaoId ?? null;
    if (recebimentoId) refeicao = conferirRegistro('recebimentoId', recebimento || undefined, refeicao);
    if (fiscalizacaoId) refeicao = conferirRegistro('fiscalizacaoId', fiscalizacao || undefined, refeicao);
    return refeicao;
  }
}

type Registro = 'recebimentoId' | 'fiscalizacaoId';
/** Unknown and another order's read the same: who asks learns nothing of other units. */
const recusas: Readonly<Record<Registro, { alheio: string; naoVale: string; outraRefeicao: string }>> = {
  recebimentoId: {
    alheio: 'Este recebimento não é deste pedido.',
    naoVale: 'Este recebimento foi corrigido ou anulado: abra a ocorrência a partir do registro que vale.',
    outraRefeicao: 'Este recebimento é de outra refeição.',
  },
  fiscalizacaoId: {
    alheio: 'Esta fiscalização não é deste pedido.',
    naoVale: 'Esta fiscalização ainda não foi concluída: só depois dela se abre ocorrência.',
    outraRefeicao: 'Esta fiscalização é de outra refeição.',
  },
};

function conferirRegistro(campo: Registro, registro: Origem | undefined, refeicao: number | null): number {
  const { alheio, naoVale, outraRefeicao } = recusas[campo];
  if (!registro) throw invalida(`/${campo}`, alheio);
  if (!registro.vale) throw invalida(`/${campo}`, naoVale);
  if (refeicao !== null && refeicao !== registro.tipoAlimentacaoId) throw invalida(`/${campo}`, outraRefeicao);
  return registro.tipoAlimentacaoId;
}

const invalida = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
