import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail, type Autor } from '../audit/audit-trail.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { violates } from '../database/violations.ts';
import { toLotacaoAtendida, toLotacoesCandidatas } from './atendimento.mapper.ts';
import { AtendimentoRepository } from './atendimento.repository.ts';
import { errosDeOcupacao, frasesDeOcupacao, type Ocupacao } from './atendimento.rules.ts';
import type { ContratoAberto } from './contratos.service.ts';

type Schemas = components['schemas'];
type Alvo = { lotacaoIds: readonly number[]; inicio: string; fim: string; refeicoes: readonly number[] };

const UM_FORNECEDOR = 'um_fornecedor_por_refeicao_e_dia';

@Injectable()
export class AtendimentoService {
  constructor(
    private readonly database: Database,
    private readonly repository: AtendimentoRepository,
    private readonly audit: AuditTrail,
  ) {}

  async listar(tx: Transaction, contratoId: number, fim: string): Promise<Schemas['LotacoesDoContrato']> {
    const linhas = await this.repository.findByContrato(tx, contratoId);
    return { itens: linhas.map(linha => toLotacaoAtendida(linha, fim)) };
  }

  async candidatas(contratoId: number, inicio: string, fim: string): Promise<Schemas['LotacoesCandidatas']> {
    const refeicoes = await this.repository.findPricedMeals(this.database, contratoId);
    const unidades = await this.repository.findAtivas(this.database);
    return toLotacoesCandidatas(
      unidades,
      await this.repository.findOcupacoes(this.database, { refeicoes, inicio, fim }),
    );
  }

  /**
   * Gives units to a contract, all or none; where somebody else delivers a meal in the period the refusal names them. The
   * units are locked first, but the exclusion constraint has the last word.
   */
  async atender(
    pessoa: Autor,
    hoje: string,
    trabalho: (tx: Transaction) => Promise<{ contrato: ContratoAberto; alvo: Alvo }>,
  ): Promise<Schemas['LotacoesDoContrato']> {
    let alvo: Alvo | undefined;
    const gravar = () =>
      this.database.transaction(async tx => {
        const preparado = await trabalho(tx);
        alvo = preparado.alvo;
        await this.exigirLotacoes(tx, alvo.lotacaoIds);
        const ocupadas = await this.repository.findOcupacoes(tx, alvo, alvo.lotacaoIds);
        if (ocupadas.length) throw emConflito(ocupadas, alvo.lotacaoIds, hoje);
        const { id, fim } = preparado.contrato;
        const vinculos = alvo.lotacaoIds.map(lotacaoId => ({ lotacaoId, ...periodo(preparado.alvo) }));
        await this.repository.insert(tx, id, alvo.refeicoes, vinculos);
        await this.anotar(tx, pessoa, 'atenderLotacoes', id, { ...periodo(alvo), lotacoes: alvo.lotacaoIds });
        return this.listar(tx, id, fim);
      });
    return gravar().catch(async (error: unknown) => {
      if (!alvo || !violates(error, UM_FORNECEDOR)) throw error;
      throw emConflito(
        await this.repository.findOcupacoes(this.database, alvo, alvo.lotacaoIds),
        alvo.lotacaoIds,
        hoje,
      );
    });
  }

  async vincular(
    tx: Transaction,
    pessoa: Autor,
    { id, inicio, fim }: ContratoAberto,
    unidades: readonly { lotacaoId: number; inicio: string }[],
  ): Promise<void> {
    const refeicoes = await this.repository.findPricedMeals(tx, id);
    const vinculos = unidades.map(unidade => ({
      ...unidade,
      inicio: unidade.inicio < inicio ? inicio : unidade.inicio,
      fim,
    }));
    if (!vinculos.length || !refeicoes.length) return;
    await this.repository.insert(tx, id, refeicoes, vinculos);
    await this.anotar(tx, pessoa, 'atenderLotacoes', id, { fim, lotacoes: unidades.map(({ lotacaoId }) => lotacaoId) });
  }

  async desatender(
    tx: Transaction,
    pessoa: Autor,
    { id, inicio }: { id: number; inicio: string },
    { lotacaoIds, ultimoDia, refeicoes }: Schemas['FimDeAtendimento'],
  ): Promise<void> {
    await this.exigirLotacoes(tx, lotacaoIds);
    const fora = await this.repository.findPedidosFora(tx, id, { inicio, fim: ultimoDia }, { lotacaoIds, refeicoes });
    if (fora.length) {
      const frases = fora.map(
        ({ lotacao, pedidos, ultimo }) =>
          `${lotacao} tem ${pedidos} ${pedidos === 1 ? 'pedido enviado' : 'pedidos enviados'} até ${ultimo.split('-').reverse().join('/')}.`,
      );
      const errors = fora.map(({ lotacaoId }, i) => ({
        pointer: `/lotacaoIds/${lotacaoIds.indexOf(lotacaoId)}`,
        detail: frases[i] ?? '',
      }));
      throw problema('em-uso', { detail: `${frases[0]} Transfira a lotação para outro contrato.`, errors });
    }
    const fechadas = await this.repository.close(tx, id, { lotacaoIds, refeicoes, ultimoDia });
    if (fechadas) await this.anotar(tx, pessoa, 'desatenderLotacoes', id, { fim: ultimoDia, lotacoes: lotacaoIds });
  }

  private async exigirLotacoes(tx: Transaction, lotacaoIds: readonly number[]): Promise<void> {
    const ativas = await this.repository.lockLotacoes(tx, lotacaoIds);
    const errors = lotacaoIds.flatMap((id, i) =>
      ativas.has(id) ? [] : [{ pointer: `/lotacaoIds/${i}`, detail: 'Esta lotação não existe ou está inativa.' }],
    );
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
  }

  private async anotar(
    tx: Transaction,
    pessoa: Autor,
    acao: string,
    contratoId: number,
    { lotacoes, ...periodo }: { lotacoes: readonly number[]; inicio?: string; fim: string },
  ): Promise<void> {
    const nomes = await this.repository.findNomes(tx, lotacoes.slice(0, 20));
    const resto = lotacoes.length - nomes.length;
    const lista = `${nomes.join(', ')}${resto > 0 ? ` e mais ${resto}` : ''}`;
    const depois = {
      ...(periodo.inicio && { atendidasDe: periodo.inicio }),
      atendidasAte: periodo.fim,
      lotacoes: lista,
    };
    await this.audit.record(tx, pessoa, { acao, entidade: 'contratos', entidadeId: contratoId, depois });
  }
}

const periodo = ({ inicio, fim }: Alvo) => ({ inicio, fim });

function emConflito(ocupadas: readonly Ocupacao[], lotacaoIds: readonly number[], hoje: string) {
  const errors = errosDeOcupacao(ocupadas, lotacaoIds, hoje);
  const [primeira] = [...frasesDeOcupacao(ocupadas, hoje).values()].flat();
  const outras = errors.length - 1;
  const detail = `${primeira ?? 'Já há fornecedor neste período.'}${outras > 0 ? ` E mais ${outras} ${outras === 1 ? 'lotação' : 'lotações'}.` : ''}`;
  return problema('fornecedor-em-conflito', { detail, errors });
}
