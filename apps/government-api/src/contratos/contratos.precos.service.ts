import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AuditTrail, type Autor } from '../audit/audit-trail.service.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { AtendimentoRepository } from './atendimento.repository.ts';
import { diaCurto, naRefeicao } from './atendimento.rules.ts';
import { ContratosEscritaRepository } from './contratos.escrita.repository.ts';
import { chaveDe, itensNoHistorico, type Par } from './contratos.itens.rules.ts';
import { ContratosRepository, type LinhaItem } from './contratos.repository.ts';

type Item = components['schemas']['ItemContratoDigitado'];
/** `antes` are the prices as read under the contract's lock. */
type Gravacao = { acao: string; id: number; antes: readonly LinhaItem[] };

@Injectable()
export class ContratosPrecosService {
  constructor(
    private readonly repository: ContratosEscritaRepository,
    private readonly leitura: ContratosRepository,
    private readonly atendimentos: AtendimentoRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns what is left to be settled, one sentence per unit. */
  async gravar(tx: Transaction, pessoa: Autor, gravacao: Gravacao, itens: readonly Item[]): Promise<string[]> {
    const { id, antes } = gravacao;
    await this.repository.upsertItens(tx, id, itens);
    await this.repository.update(tx, id, {});
    const avisos = await this.estender(tx, id, antes);
    await this.anotar(tx, pessoa, gravacao);
    return avisos;
  }

  /** A meal with its first price goes to the contract's units from today on, where nobody else delivers it. */
  private async estender(tx: Transaction, id: number, antes: readonly LinhaItem[]): Promise<string[]> {
    const tinham = new Set(antes.map(({ tipoAlimentacaoId }) => tipoAlimentacaoId));
    const novas = (await this.atendimentos.findPricedMeals(tx, id)).filter(refeicao => !tinham.has(refeicao));
    // A contract without any price served nothing, so its units are given by hand.
    if (!novas.length || !antes.length) return [];
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const servidas = await this.atendimentos.findServedFrom(tx, id, hoje);
    await this.atendimentos.lockLotacoes(
      tx,
      servidas.map(({ lotacaoId }) => lotacaoId),
    );
    const avisos: string[] = [];
    for (const refeicao of novas) {
      const ate = servidas
        .map(({ fim }) => fim)
        .sort()
        .at(-1);
      if (!ate) continue;
      const periodo = { refeicoes: [refeicao], inicio: hoje, fim: ate };
      const ocupadas = await this.atendimentos.findOcupacoes(
        tx,
        periodo,
        servidas.map(({ lotacaoId }) => lotacaoId),
      );
      const livres = servidas.filter(
        ({ lotacaoId, inicio, fim }) =>
          !ocupadas.some(o => o.lotacaoId === lotacaoId && o.inicio <= fim && o.fim >= inicio),
      );
      await this.atendimentos.insert(tx, id, [refeicao], livres);
      const presas = ocupadas.filter(o => !livres.some(({ lotacaoId }) => lotacaoId === o.lotacaoId));
      avisos.push(
        ...presas.map(
          o => `${o.lotacao} já tem ${o.fornecedor} ${naRefeicao(o.refeicao)} até ${diaCurto(o.fim, hoje)}.`,
        ),
      );
    }
    return avisos;
  }

  private async anotar(tx: Transaction, pessoa: Autor, { acao, id, antes }: Gravacao): Promise<void> {
    const depois = await this.leitura.findItens(tx, id, this.clock.today(FUSO_DA_AGENCIA));
    const nomes = new Map([...antes, ...depois].map(item => [chaveDe(item), `${item.refeicao} · ${item.publico}`]));
    const nome = (par: Par) => nomes.get(chaveDe(par)) ?? chaveDe(par);
    await this.audit.record(tx, pessoa, {
      acao,
      entidade: 'contratos',
      entidadeId: id,
      antes: itensNoHistorico(antes, nome),
      depois: itensNoHistorico(depois, nome),
    });
  }
}
