import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problema } from '@alipen/platform/problems/problema';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import type { Connection } from '../database/connection.ts';
import { CONNECTION } from '../database/database.module.ts';
import { Database } from '../database/database.ts';
import { minutesFrom } from '../jobs/jobs-schedule.ts';
import { OneAtATime } from '../jobs/one-at-a-time.ts';
import { runAlone } from '../jobs/run-alone.ts';
import { LiveService } from '../live/live.service.ts';
import { FileStore } from '../storage/file-store.ts';
import { DownloadsRepository, type Linha } from './downloads.repository.ts';
import { GeradoresDeDownload } from './downloads-geradores.ts';

export const PASTA_DOS_DOWNLOADS = Symbol('PASTA_DOS_DOWNLOADS');

const GUARDA_MIN = 7 * 24 * 60;
/** A process that dies twice over one file is killed by that file. */
const MAIS_TENTATIVAS = 3;
const ENTRE_ANUNCIOS = 700;
const TIPOS = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

const desistiu = () => new DOMException('the person gave up', 'AbortError');

/** Makes the waiting files one after the other, in one process at a time (ADR 32), so that memory is that of one file. */
@Injectable()
export class DownloadsRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('downloads');
  private readonly rounds = new OneAtATime();

  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    @Inject(PASTA_DOS_DOWNLOADS) private readonly pasta: string,
    private readonly database: Database,
    private readonly repository: DownloadsRepository,
    private readonly geradores: GeradoresDeDownload,
    private readonly store: FileStore,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  wake(): void {
    void this.tick().catch((error: unknown) => this.logger.error(`preparing files failed: ${error}`));
  }

  /** Undefined where another process is making files. */
  tick(): Promise<number | undefined> {
    return this.rounds.run(() => runAlone(this.connection, () => this.prepararTodos(), 'downloads'));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.close();
  }

  private async prepararTodos(): Promise<number> {
    for (const linha of await this.repository.abandoned(this.database)) {
      if (linha.tentativas < MAIS_TENTATIVAS) await this.repository.step(this.database, linha.id, 'retomar');
      else await this.falhar(linha, 'O servidor parou enquanto preparava este arquivo. Tente um período menor.');
    }
    let feitos = 0;
    while (!this.rounds.signal.aborted) {
      const proxima = await this.repository.next(this.database);
      if (!proxima) break;
      const tentativas = proxima.tentativas + 1;
      const mudanca = { tentativas, iniciadoEm: this.clock.now(), progresso: 0, erro: null };
      const linha = await this.repository.step(this.database, proxima.id, 'iniciar', mudanca);
      if (linha) await this.preparar(linha);
      feitos += 1;
    }
    return feitos;
  }

  private async preparar(linha: Linha): Promise<void> {
    await mkdir(this.pasta, { recursive: true });
    const caminho = join(this.pasta, `.${randomUUID()}.parte`);
    try {
      await this.anunciar(linha);
      const { tipo, usuarioId, restritaA, parametros } = linha;
      const gerador = this.geradores.de(tipo);
      const andamento = this.andamentoDe(linha);
      const { signal } = this.rounds;
      await gerador.gerar({ pessoa: { usuarioId, restritaA }, parametros, caminho, andamento, signal });
      await this.guardar(linha, gerador.formato, caminho);
    } catch (error) {
      await this.aoFalhar(linha, error);
    } finally {
      await rm(caminho, { force: true });
    }
  }

  private async guardar(linha: Linha, formato: keyof typeof TIPOS, caminho: string): Promise<void> {
    const { size: bytes } = await stat(caminho);
    const arquivo = `download-${randomUUID()}.${formato}`;
    await this.store.guardar(arquivo, caminho, TIPOS[formato]);
    const agora = this.clock.now();
    const pronto = {
      ...{ progresso: 100, terminadoEm: agora, expiraEm: minutesFrom(agora, GUARDA_MIN) },
      ...{ arquivo, tipoArquivo: TIPOS[formato], bytes, lidoEm: null },
    };
    const feita = await this.repository.step(this.database, linha.id, 'concluir', pronto, linha.tentativas);
    // The person gave up at the last moment, so nobody will fetch the file.
    if (!feita) await this.store.apagar(arquivo);
    await this.anunciar(linha);
  }

  private async aoFalhar(linha: Linha, error: unknown): Promise<void> {
    if (error instanceof DOMException && error.name === 'AbortError') {
      // When this process closes, the next one goes on; when the person gave up, the row already says so.
      if (this.rounds.signal.aborted) await this.repository.step(this.database, linha.id, 'retomar');
      return;
    }
    const deles = error instanceof Problema;
    if (!deles) this.logger.error(`download ${linha.id} (${linha.tipo}) failed: ${error}`);
    await this.falhar(linha, deles ? error.message : 'Não foi possível preparar o arquivo. Tente de novo.');
  }

  private async falhar(linha: Linha, erro: string): Promise<void> {
    const mudanca = { erro: erro.slice(0, 500), terminadoEm: this.clock.now(), lidoEm: null };
    await this.repository.step(this.database, linha.id, 'falhar', mudanca, linha.tentativas);
    await this.anunciar(linha);
  }

  /** Progress is written no more often than anyone can read it. */
  private andamentoDe(linha: Linha): (parte: number) => Promise<void> {
    let dito = this.clock.now().getTime();
    return async parte => {
      this.rounds.signal.throwIfAborted();
      const agora = this.clock.now().getTime();
      if (agora - dito < ENTRE_ANUNCIOS) return;
      dito = agora;
      const por = Math.max(0, Math.min(99, Math.floor(parte * 100)));
      if (!(await this.repository.progress(this.database, linha.id, linha.tentativas, por))) throw desistiu();
      await this.anunciar(linha);
    };
  }

  private anunciar({ usuarioId }: Linha): Promise<void> {
    return this.live.publish(this.database, { tipo: 'download', usuarioId });
  }
}
