import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { doorSum, newDoorCode } from '../auth/supplier-door.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { TrocasEnvioService } from './trocas.envio.service.ts';
import { type DaLista, TrocasDoFornecedorService } from './trocas.fornecedor.service.ts';
import { toTroca } from './trocas.mapper.ts';
import { TrocasPedidoService } from './trocas.pedido.service.ts';
import { type Decisao, type TrocaLida, TrocasRepository } from './trocas.repository.ts';
import { emPalavras, impedimento, motivoDe, quando, situacaoDaTroca } from './trocas.rules.ts';

export type { DaLista };

type Schemas = components['schemas'];
type Busca = { readonly data: string; readonly fornecedorId?: number; readonly lotacaoId?: number };

/** The authorities of `decidirTroca`. */
const DECIDEM: readonly string[] = ['AL_GESTOR', 'AL_ATENDIMENTO'];
const decide = ({ authorities }: Pessoa): boolean => authorities.some(authority => DECIDEM.includes(authority));

/** The agency's side: what is served changes; how much, and what is paid, never (ADR 122). */
@Injectable()
export class TrocasService {
  constructor(
    private readonly database: Database,
    private readonly repository: TrocasRepository,
    private readonly pedido: TrocasPedidoService,
    private readonly fornecedor: TrocasDoFornecedorService,
    private readonly lotacoes: LotacoesService,
    private readonly envio: TrocasEnvioService,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, { data, fornecedorId, lotacaoId }: Busca): Promise<Schemas['TrocasDoDia']> {
    if (lotacaoId !== undefined) requireReach(pessoa, lotacaoId);
    const agora = this.clock.now();
    const alcance = { fornecedorId, lotacaoId: lotacaoId ?? pessoa.restritaA ?? undefined };
    const lidas = await this.repository.ofDay(this.database, data, alcance);
    const prazo = await this.pedido.prazo(this.database, { data });
    return {
      itens: lidas.map(lida => toTroca(lida, agora, decide(pessoa))),
      prazo: prazo.toISOString(),
      impedimento: impedimento(prazo, agora),
    };
  }

  daLista(tx: Transaction, lista: DaLista): Promise<Schemas['TrocasDaLista']> {
    return this.fornecedor.daLista(tx, lista);
  }

  pedirPelaLista(tx: Transaction, lista: DaLista, dita: Schemas['NovaTrocaDoFornecedor']): Promise<void> {
    return this.fornecedor.pedir(tx, lista, dita);
  }

  /** The address is in the mail alone or, where there is none, in this answer alone. */
  pedir(pessoa: Pessoa, nova: Schemas['NovaTroca']): Promise<Schemas['TrocaPedida']> {
    return this.database.transaction(async tx => {
      const fornecedor = await this.repository.supplierName(tx, nova.fornecedorId);
      if (!fornecedor) throw problema('nao-encontrado', { detail: `O fornecedor ${nova.fornecedorId} não existe.` });
      if (nova.lotacaoId !== undefined) await this.lotacoes.exigir(tx, nova.lotacaoId, pessoa);
      const codigo = newDoorCode();
      const quem = { lado: 'AGENCIA', pedidaPor: pessoa.usuarioId, codigoSha256: doorSum(codigo) } as const;
      const lida = await this.pedido.guardar(tx, nova, quem);
      if (!lida) throw problema('conflito', { detail: 'Esta troca já foi pedida, e ninguém a recusou.' });
      await this.contar(tx, pessoa, 'pedirTroca', lida);
      const endereco = `/troca/${codigo}`;
      const enviadaPara = await this.envio.pedir(tx, lida, endereco);
      const troca = toTroca(lida, this.clock.now(), true);
      return { troca, enviadaPara, endereco: enviadaPara.length ? null : endereco };
    });
  }

  decidir(pessoa: Pessoa, id: number, dita: Schemas['DecisaoDaTroca']): Promise<Schemas['Troca']> {
    return this.database.transaction(async tx => {
      const situacao = dita.aceita ? 'ACEITA' : 'RECUSADA';
      const decisao = { situacao, decididaPor: pessoa.usuarioId, motivoDecisao: motivoDe(dita) } as const;
      const lida = await this.fechar(tx, id, 'FORNECEDOR', decisao);
      await this.contar(tx, pessoa, 'decidirTroca', lida);
      await this.envio.decidida(tx, lida);
      await this.notificacoes.emitir(tx, 'TROCA_RESOLVIDA', [{ trocaId: id }]);
      return toTroca(lida, this.clock.now(), true);
    });
  }

  retirar(pessoa: Pessoa, id: number): Promise<Schemas['Troca']> {
    return this.database.transaction(async tx => {
      const lida = await this.fechar(tx, id, 'AGENCIA', { situacao: 'RETIRADA', decididaPor: pessoa.usuarioId });
      await this.envio.recolher(tx, id, this.clock.now());
      await this.contar(tx, pessoa, 'retirarTroca', lida);
      return toTroca(lida, this.clock.now(), true);
    });
  }

  /** `lado`: who asked it. Each side decides only what the other asked. */
  private async fechar(
    tx: Transaction,
    id: number,
    lado: Schemas['LadoDaTroca'],
    decisao: Decisao,
  ): Promise<TrocaLida> {
    const lida = await this.repository.find(tx, id);
    if (!lida) throw problema('nao-encontrado', { detail: `A troca ${id} não existe.` });
    if (lida.troca.lado !== lado) throw problema('conflito', { detail: DO_OUTRO[lado] });
    const agora = this.clock.now();
    if (!(await this.repository.close(tx, id, decisao, agora))) throw await this.fechada(tx, id, agora);
    return (await this.repository.find(tx, id)) ?? lida;
  }

  private async fechada(tx: Transaction, id: number, agora: Date) {
    const { troca } = (await this.repository.find(tx, id)) ?? {};
    const tarde = troca && situacaoDaTroca(troca, agora) === 'SEM_DECISAO';
    return problema('conflito', {
      detail: tarde
        ? `Decidia-se até as ${quando(troca.prazoEm)}. Sem decisão até lá, a troca conta como recusada.`
        : 'Esta troca já foi decidida, ou retirada.',
    });
  }

  private contar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: 'pedirTroca' | 'decidirTroca' | 'retirarTroca',
    lida: TrocaLida,
  ) {
    const { troca } = lida;
    return this.audit.record(tx, pessoa, {
      ...{ acao, entidade: 'fornecedores', entidadeId: troca.fornecedorId },
      dados: {
        data: troca.data,
        texto: emPalavras({ ...troca, refeicao: lida.refeicao }),
        motivo: troca.motivoDecisao ?? troca.motivo,
        ...(acao === 'decidirTroca' && { resposta: troca.situacao === 'ACEITA' ? 'Aceita' : 'Recusada' }),
      },
    });
  }
}

const DO_OUTRO = {
  FORNECEDOR: 'Foi a agência que pediu esta troca: decide o fornecedor.',
  AGENCIA: 'Foi o fornecedor que pediu esta troca: aceite-a ou recuse-a.',
} as const satisfies Record<Schemas['LadoDaTroca'], string>;
