import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import type { Transaction } from '../../database/database.ts';
import { camposMudados, type Mudanca } from '../semana/semana.rules.ts';
import { ItensService } from './itens.service.ts';

type Campos = Readonly<Record<string, unknown>>;

export type Anotacao = {
  readonly acao: string;
  readonly lotacaoId: number;
  readonly antes: Campos | null;
  readonly depois: Campos | null;
  readonly mudancas?: readonly Mudanca[];
};

const VISIVEIS = [
  'vigenciaInicio',
  'vigenciaFim',
  'regraFeriado',
  'observacao',
  'dataInicio',
  'dataFim',
  'motivo',
  'descricao',
  'refeicao',
  'valeDe',
  'totalSemanal',
  'entregaInicio',
  'entregaFim',
];

@Injectable()
export class HistoricoService {
  constructor(
    private readonly audit: AuditTrail,
    private readonly itens: ItensService,
  ) {}

  async anotar(tx: Transaction, pessoa: Pessoa, anotacao: Anotacao): Promise<void> {
    await this.anotarTodas(tx, pessoa, [anotacao]);
  }

  async anotarTodas(tx: Transaction, pessoa: Pessoa, anotacoes: readonly Anotacao[]): Promise<void> {
    const nomes = await this.itens.nomes(tx);
    await this.audit.recordAll(
      tx,
      pessoa,
      anotacoes.map(({ acao, lotacaoId, antes, depois, mudancas = [] }) => {
        const celulas = camposMudados(mudancas, nomes);
        return {
          acao,
          entidade: 'programacoes',
          entidadeId: lotacaoId,
          antes: { ...visiveis(antes), ...celulas.antes },
          depois: { ...visiveis(depois), ...celulas.depois },
        };
      }),
    );
  }
}

const visiveis = (campos: Campos | null): Campos =>
  Object.fromEntries(VISIVEIS.flatMap(campo => (campos && campo in campos ? [[campo, campos[campo] ?? null]] : [])));
