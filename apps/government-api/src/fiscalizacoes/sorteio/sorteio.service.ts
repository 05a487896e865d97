import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { FiscalizacoesAberturaService } from '../abertura/abertura.service.ts';
import { FiscalizacoesAvisosService } from '../ciclo/avisos.service.ts';
import { SISTEMA } from '../ciclo/passo.service.ts';
import { AmostragemRepository } from './amostragem.repository.ts';
import { SorteioRepository } from './sorteio.repository.ts';
import { chanceDe, sorteada } from './sorteio.rules.ts';

const LOTE = 200;

type Decidida = Awaited<ReturnType<SorteioRepository['findUndecided']>>[number] & {
  readonly chance: number;
  readonly origem: ReturnType<typeof chanceDe>['origem'];
  readonly sorteada: boolean;
};

/** Draws, as each delivery window opens, which deliveries are inspected (rule R27). */
@Injectable()
export class SorteioService {
  constructor(
    private readonly database: Database,
    private readonly repository: SorteioRepository,
    private readonly plano: AmostragemRepository,
    private readonly abertura: FiscalizacoesAberturaService,
    private readonly avisos: FiscalizacoesAvisosService,
    private readonly clock: Clock,
  ) {}

  /** Returns how many inspections were opened. Run again or late, it draws nothing twice. */
  async sortear(signal: AbortSignal): Promise<number> {
    let abertas = 0;
    for (let decididas = LOTE; decididas === LOTE; ) {
      signal.throwIfAborted();
      const feito = await this.database.transaction(tx => this.sortearLote(tx));
      abertas += feito.abertas;
      decididas = feito.decididas;
    }
    return abertas;
  }

  private async sortearLote(tx: Transaction): Promise<{ abertas: number; decididas: number }> {
    const agora = this.clock.now();
    const { regras, segredo } = await this.plano.find(tx);
    if (!regras.ativo) return { abertas: 0, decididas: 0 };
    const entregas = await this.repository.findUndecided(tx, agora, LOTE);
    // Within the batch, each delivery of a unit already seen leaves one fewer to come, and each one drawn counts as made.
    const sorteadas = new Map<number, number>();
    const restantes = new Map<number, number>();
    const decididas = entregas.map((entrega): Decidida => {
      const { lotacaoId } = entrega;
      const jaVistas = restantes.get(lotacaoId) ?? 0;
      const feitas = entrega.feitas + (sorteadas.get(lotacaoId) ?? 0);
      const { chance, origem } = chanceDe(regras, entrega, { feitas, restantes: entrega.restantes - jaVistas });
      const sai = !entrega.passou && sorteada(segredo, entrega, chance);
      restantes.set(lotacaoId, jaVistas + 1);
      if (sai) sorteadas.set(lotacaoId, (sorteadas.get(lotacaoId) ?? 0) + 1);
      return { ...entrega, chance: entrega.passou ? 0 : chance, origem, sorteada: sai };
    });
    const novas = await this.repository.decide(
      tx,
      decididas.map(({ pedidoId, tipoAlimentacaoId, lotacaoId, data, chance, sorteada: sai }) => ({
        pedidoId,
        tipoAlimentacaoId,
        lotacaoId,
        data,
        decididoEm: agora,
        chance,
        sorteada: sai,
      })),
    );
    const saem = decididas.filter(each => each.sorteada && novas.has(`${each.pedidoId}:${each.tipoAlimentacaoId}`));
    const ids = await this.abertura.abrir(
      tx,
      SISTEMA,
      saem.map(entrega => ({ ...entrega, designadoId: null, observacao: null })),
    );
    await this.avisos.abertas(tx, ids);
    return { abertas: ids.length, decididas: entregas.length };
  }
}
