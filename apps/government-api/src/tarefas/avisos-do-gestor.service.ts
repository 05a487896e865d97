import { Injectable } from '@nestjs/common';
import { addDays } from '../clock/clock.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { assuntos } from '../notificacoes/notificacoes.regras.table.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { fatosDosContratos } from './avisos-de-contratos.rules.ts';
import { TarefasRepository } from './tarefas.repository.ts';

/** domain.md 12: so many days in a row make it an alert. */
const DIAS_SEGUIDOS = 3;

/** What the manager is told of contracts and of head counts, once a day. */
@Injectable()
export class AvisosDoGestorService {
  constructor(
    private readonly database: Database,
    private readonly repository: TarefasRepository,
    private readonly contratos: ContratosService,
    private readonly parametros: ParametrosService,
    private readonly mapa: MapaDiarioService,
    private readonly notificacoes: NotificacoesService,
  ) {}

  /** Ends that come near and balances that run out; what was renewed or raised ends what was said. */
  dizerContratos(): Promise<number> {
    return this.database.transaction(async tx => {
      const { hoje, contratos } = await this.contratos.noTempo(tx);
      const fatos = fatosDosContratos(contratos, hoje, await this.parametros.doDia(tx, hoje));
      let ditos = 0;
      for (const [fato, quais] of fatos) ditos += await this.notificacoes.emitir(tx, fato, quais);
      return ditos;
    });
  }

  /** Units red by their head count on that day and the days before it; not said again while the same days are meant. */
  dizerDivergencias({ data, fuso }: { data: string; fuso: string }): Promise<number> {
    return this.database.transaction(async tx => {
      const unidades = await this.repository.unitsOf(tx, fuso);
      if (unidades.length === 0) return 0;
      const dias = Array.from({ length: DIAS_SEGUIDOS }, (_, n) => addDays(data, -n));
      let seguidas: ReadonlySet<number> = new Set(unidades.map(({ lotacaoId }) => lotacaoId));
      for (const dia of dias) seguidas = await this.vermelhas(tx, dia, seguidas);
      const ditas = await this.notificacoes.contadasDesde(tx, 'DIVERGENCIA_REPETIDA', dias.at(-1) ?? data);
      const novas = unidades
        .filter(({ lotacaoId }) => seguidas.has(lotacaoId))
        .map(unidade => ({ ...unidade, data }))
        .filter(fato => !ditas.has(assuntos.divergencia(fato)));
      return this.notificacoes.emitir(tx, 'DIVERGENCIA_REPETIDA', novas);
    });
  }

  private async vermelhas(tx: Transaction, data: string, de: ReadonlySet<number>): Promise<ReadonlySet<number>> {
    if (de.size === 0) return de;
    const { linhas } = await this.mapa.dia(tx, { data, lotacaoIds: [...de] });
    const achadas = linhas.filter(({ maiorDiferenca }) => maiorDiferenca.faixa === 'MUITO_ACIMA');
    return new Set(achadas.map(({ lotacao }) => lotacao.id).filter(id => de.has(id)));
  }
}
