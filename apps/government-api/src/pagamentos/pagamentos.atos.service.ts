import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import { Database, type Transaction } from '../database/database.ts';
import { RecebimentoDaMedicao } from '../medicoes/medicoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { errosDaData, foraDaOrdem } from './fila.rules.ts';
import { aComunicar, ciclo } from './pagamentos.ciclo.rules.ts';
import { passos } from './pagamentos.ciclo.table.ts';
import { diaDaNota } from './pagamentos.mapper.ts';
import { type LinhaPagamento, type Pagamento, PagamentosRepository } from './pagamentos.repository.ts';
import { PagamentosService } from './pagamentos.service.ts';

type Schemas = components['schemas'];
type Lido = Promise<Schemas['Pagamento']>;
export type PagamentoVisto = { readonly pagamentoId: number; readonly ifMatch: string | undefined };
type Decidido = { readonly set: Partial<Pagamento>; readonly dados: Record<string, unknown> };

const SEM_EXCECAO = 'Só se comunica a exceção de uma despesa paga fora da ordem, e uma vez.';

const SEM_LIQUIDACAO = {
  ...{ liquidadoData: null, liquidadoDocumento: null, liquidadoEm: null, liquidadoPor: null },
} as const;

/** What is written down of a payment: settled, undone, paid, and the exception told of. Each under the billing's lock. */
@Injectable()
export class PagamentosAtosService {
  constructor(
    private readonly database: Database,
    private readonly repository: PagamentosRepository,
    private readonly leitura: PagamentosService,
    private readonly medicoes: RecebimentoDaMedicao,
    private readonly steps: CycleSteps,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  liquidar(pessoa: Pessoa, visto: PagamentoVisto, { data, documento }: Schemas['NovaLiquidacao']): Lido {
    return this.dar(pessoa, visto, 'liquidar', linha => {
      recusarSe([
        ...errosDaData(data, { desde: diaDaNota(linha), ate: this.hoje(), antes: 'à chegada da nota' }),
        ...semTexto(documento, '/documento', 'Informe o número da liquidação.'),
      ]);
      const set = {
        ...{ liquidadoData: data, liquidadoDocumento: documento.trim() },
        ...{ liquidadoEm: this.clock.now(), liquidadoPor: pessoa.usuarioId },
      };
      return { set, dados: { data, documento: documento.trim() } };
    });
  }

  anular(pessoa: Pessoa, visto: PagamentoVisto, { motivo: digitado }: Schemas['AnulacaoDaLiquidacao']): Lido {
    return this.dar(pessoa, visto, 'anular', ({ liquidadoDocumento: documento }) => {
      const motivo = digitado.trim();
      recusarSe(curto(motivo, '/motivo'));
      return { set: SEM_LIQUIDACAO, dados: { documento, motivo } };
    });
  }

  pagar(pessoa: Pessoa, visto: PagamentoVisto, novo: Schemas['NovoPagamento']): Lido {
    return this.dar(pessoa, visto, 'pagar', linha => {
      const { data, retidoCentavos, excecao } = novo;
      const documento = novo.documento.trim();
      recusarSe(this.errosDoPagamento(novo, linha));
      const posicao = linha.posicao ?? 1;
      if (posicao > 1 && !excecao) throw problema('conflito', { detail: foraDaOrdem(posicao, linha.fonte) });
      const set = {
        ...{ pagoData: data, pagoDocumento: documento, pagoEm: this.clock.now(), pagoPor: pessoa.usuarioId },
        retidoCentavos,
        // In its turn no exception is needed, and none is kept.
        ...(posicao > 1 && excecao && colunasDa(excecao)),
      };
      const hipotese = posicao > 1 ? excecao?.hipotese : undefined;
      return {
        passo: 'pagar',
        para: 'PAGO',
        set,
        dados: { data, documento, retidoCentavos, ...(hipotese && { hipotese }) },
      };
    });
  }

  /** No step of the life: what was paid stays as it is, and only this is added to it. */
  comunicar(
    pessoa: Pessoa,
    visto: PagamentoVisto,
    { data, documento: digitado }: Schemas['ComunicacaoDaExcecao'],
  ): Lido {
    return this.aberto(pessoa, visto, async (tx, linha) => {
      if (!aComunicar(linha)) throw problema('conflito', { detail: SEM_EXCECAO });
      const documento = digitado.trim();
      recusarSe([
        ...errosDaData(data, { desde: linha.pagoData ?? '', ate: this.hoje(), antes: 'ao pagamento' }),
        ...semTexto(documento, '/documento', 'Informe o ofício.'),
      ]);
      await this.repository.transition(
        tx,
        { id: linha.id, versao: linha.versao, de: ['PAGO'] },
        {
          ...{ comunicadoData: data, comunicadoDocumento: documento },
          ...{ comunicadoEm: this.clock.now(), comunicadoPor: pessoa.usuarioId },
        },
      );
      await this.audit.record(tx, pessoa, {
        ...{ acao: 'comunicarExcecao', entidade: 'pagamentos', entidadeId: linha.id },
        dados: { medicaoId: linha.medicaoId, data, documento },
      });
    });
  }

  private errosDoPagamento(
    { data, documento, retidoCentavos, excecao }: Schemas['NovoPagamento'],
    linha: LinhaPagamento,
  ) {
    return [
      ...errosDaData(data, { desde: linha.liquidadoData ?? '', ate: this.hoje(), antes: 'à liquidação' }),
      ...semTexto(documento, '/documento', 'Informe a ordem bancária.'),
      ...(retidoCentavos < linha.valorCentavos
        ? []
        : [{ pointer: '/retidoCentavos', detail: 'O retido é menor do que o valor: o resto é o que se paga.' }]),
      ...(excecao ? curto(excecao.justificativa.trim(), '/excecao/justificativa') : []),
      ...(excecao ? semTexto(excecao.autoridade, '/excecao/autoridade', 'Informe quem autorizou.') : []),
    ];
  }

  private dar(
    pessoa: Pessoa,
    visto: PagamentoVisto,
    passo: 'liquidar' | 'anular' | 'pagar',
    decidir: (linha: LinhaPagamento) => Decidido,
  ): Lido {
    return this.aberto(pessoa, visto, async (tx, linha) => {
      const { id, versao, situacao: de, medicaoId, fonte, valorCentavos } = linha;
      ciclo.require(passo, { situacao: de });
      const [impedimento] = await this.leitura.impedimentos(tx, pessoa, linha);
      if (impedimento?.acao === passo) throw problema('conflito', { detail: impedimento.motivo });
      const { set, dados } = decidir(linha);
      const para = passos[passo].para[0];
      await this.steps.take(tx, ciclo, {
        entidade: 'pagamentos',
        linha: { passo, id, pessoa, de, para, dados: { medicaoId, fonte, valorCentavos, ...dados } },
        versao,
        gravar: guarda => this.repository.transition(tx, guarda, { ...set, situacao: para }),
        reler: () => this.repository.find(tx, id),
      });
      await this.notificacoes.resolver(tx, 'PAGAMENTO_RESOLVIDO', [{ pagamentoId: id }]);
      if (passo !== 'pagar') return;
      const { contrato, fornecedor, mes } = linha;
      await this.notificacoes.emitir(tx, 'PAGAMENTO_REGISTRADO', [
        { pagamentoId: id, medicaoId, contrato, fornecedor, mes },
      ]);
    });
  }

  /** Under the billing's lock and its queue's, with the version that the person saw. */
  private aberto(
    pessoa: Pessoa,
    { pagamentoId: id, ifMatch }: PagamentoVisto,
    feito: (tx: Transaction, linha: LinhaPagamento) => Promise<void>,
  ): Lido {
    return this.database.transaction(async tx => {
      const { medicaoId, fonte } = await this.leitura.exigir(tx, id);
      await this.medicoes.travarComoEsta(tx, medicaoId);
      await this.repository.lockQueue(tx, fonte);
      const linha = await this.leitura.exigir(tx, id);
      const { versao } = linha;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'pagamentos', entidadeId: id });
      await feito(tx, linha);
      return this.leitura.ler(tx, pessoa, await this.leitura.exigir(tx, id));
    });
  }

  private hoje(): string {
    return this.clock.today(FUSO_DA_AGENCIA);
  }
}

const MENOR_MOTIVO = 20;
const curto = (texto: string, pointer: string): ErroDeCampo[] =>
  texto.length >= MENOR_MOTIVO ? [] : [{ pointer, detail: `Escreva o motivo, em pelo menos ${MENOR_MOTIVO} letras.` }];
const semTexto = (texto: string, pointer: string, detail: string): ErroDeCampo[] =>
  texto.trim() ? [] : [{ pointer, detail }];

const colunasDa = ({ hipotese, justificativa, autoridade }: Schemas['NovaExcecaoNaOrdem']) => ({
  excecaoHipotese: hipotese,
  excecaoJustificativa: justificativa.trim(),
  excecaoAutoridade: autoridade.trim(),
});

function recusarSe(erros: readonly ErroDeCampo[]): void {
  if (erros.length) throw problema('dados-invalidos', { detail: erros[0]?.detail, errors: [...erros] });
}
