import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, ONE_INSTANT, type Transaction } from '../database/database.ts';
import { acoesDe } from './auditorias.ciclo.rules.ts';
import { toResumo, toSorteado, vezesDe } from './auditorias.mapper.ts';
import { type Auditoria, type AuditoriaLida, AuditoriasRepository } from './auditorias.repository.ts';
import {
  type Andamento,
  andamentoDe,
  falta,
  faltamSemErro,
  MAIS_SORTEIOS,
  RISCO_PONTOS,
  sorteio,
  TOLERANCIA_PONTOS,
} from './auditorias.rules.ts';
import { SorteadosRepository, type Sorteio } from './sorteados.repository.ts';

type Schemas = components['schemas'];
/** `faltam`: null where no number of right draws would be enough. */
export type Sorteados = { sorteios: Sorteio[]; andamento: Andamento; faltam: number | null };

const faltaDe = ({ valor, comprovado }: Sorteio) => (comprovado === null ? undefined : falta(valor, comprovado));

/** What is read of an audit; the draw is done again each time, from the seed. */
@Injectable()
export class AuditoriasLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: AuditoriasRepository,
    private readonly sorteados: SorteadosRepository,
    private readonly clock: Clock,
  ) {}

  async listar(): Promise<Schemas['Auditorias']> {
    return { itens: (await this.repository.read(this.database)).map(toResumo) };
  }

  async prever(mes: string): Promise<Schemas['PrevisaoDaAuditoria']> {
    const previsao = await this.repository.forecast(this.database, `${mes}-01`);
    const limites = { toleranciaPontos: TOLERANCIA_PONTOS, riscoPontos: RISCO_PONTOS };
    return { ...previsao, mes, conferenciasSemErro: faltamSemErro(1, limites) };
  }

  obter(pessoa: Pessoa, id: number): Promise<Schemas['Auditoria']> {
    return this.database.transaction(tx => this.ler(tx, pessoa, id), ONE_INSTANT);
  }

  async ler(tx: Transaction, pessoa: Pessoa, id: number): Promise<Schemas['Auditoria']> {
    const lida = await this.exigir(tx, id);
    const { sorteios, andamento, faltam } = await this.sortear(tx, lida);
    const dias = new Map(sorteios.map(cada => [cada.ordem, cada]));
    const semComprovacao = [...dias.values()].flatMap(({ valor, comprovado }) =>
      comprovado === null ? [] : [Math.max(0, valor - comprovado)],
    );
    return {
      resumo: toResumo(lida),
      versao: lida.versao,
      andamento: {
        sorteios: andamento.sorteios,
        dias: semComprovacao.length,
        comErro: semComprovacao.filter(centavos => centavos > 0).length,
        semComprovacaoCentavos: semComprovacao.reduce((soma, centavos) => soma + centavos, 0),
        riscoPontos: andamento.riscoPontos,
        faltam,
        diasQueFaltam: dias.size - semComprovacao.length,
      },
      acoes: acoesDe(lida, { autoridades: pessoa.authorities, agora: this.clock.now() }),
    };
  }

  listarSorteados({ usuarioId }: Pessoa, id: number): Promise<Schemas['Sorteados']> {
    return this.database.transaction(async tx => {
      const { sorteios } = await this.sortear(tx, await this.exigir(tx, id));
      const vezes = vezesDe(sorteios);
      const lidos = await this.sorteados.read(tx, id, [...vezes.keys()]);
      const porOrdem = new Map(lidos.map(lido => [lido.ordem, lido]));
      return {
        itens: [...vezes].flatMap(([ordem, dele]) => {
          const lido = porOrdem.get(ordem);
          return lido ? [toSorteado(lido, { sorteios: dele, usuarioId })] : [];
        }),
      };
    }, ONE_INSTANT);
  }

  async lista(id: number): Promise<StreamableFile> {
    const { mes } = await this.exigir(this.database, id);
    const texto = Buffer.from(await this.repository.list(this.database, id));
    return new StreamableFile(texto, {
      type: 'text/csv; charset=utf-8',
      length: texto.length,
      disposition: `attachment; filename="auditoria-${id}-${mes.slice(0, 7)}.csv"`,
    });
  }

  /** As many draws as would be enough if those that are not checked yet are right. */
  async sortear(tx: Transaction, auditoria: Auditoria): Promise<Sorteados> {
    const { id, semente, totalCentavos } = auditoria;
    const sorteios: Sorteio[] = [];
    for (;;) {
      const andamento = andamentoDe(sorteios.map(faltaDe), auditoria);
      const faltam = faltamSemErro(andamento.riqueza, auditoria);
      const ate = andamento.sorteios + faltam;
      if (semente === null || sorteios.length >= ate) return { sorteios: sorteios.slice(0, ate), andamento, faltam };
      if (ate > MAIS_SORTEIOS) return { sorteios, andamento, faltam: null };
      const numeros = Array.from({ length: ate - sorteios.length }, (_, n) =>
        sorteio(semente, sorteios.length + n + 1, totalCentavos),
      );
      sorteios.push(...(await this.sorteados.drawn(tx, id, numeros)));
    }
  }

  private async exigir(tx: Transaction, id: number): Promise<AuditoriaLida> {
    const [lida] = await this.repository.read(tx, id);
    if (!lida) throw desconhecida(id);
    return lida;
  }
}

export const desconhecida = (id: number) => problema('nao-encontrado', { detail: `A auditoria ${id} não existe.` });
