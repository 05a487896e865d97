import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../database/database.ts';
import { FotosService } from '../../fotos/fotos.service.ts';
import { FiscalizacoesPassoService, SISTEMA } from '../ciclo/passo.service.ts';
import { type Chegada, ConclusoesRepository } from '../registro/conclusoes.repository.ts';
import { FiscalizacoesRepository } from '../registro/fiscalizacoes.repository.ts';
import { situacaoDaConclusao } from './conclusao.rules.ts';

/** Photos that arrive after the answers: the last one completes the inspection. */
@Injectable()
export class ConclusaoFotosService implements OnModuleInit {
  constructor(
    private readonly repository: FiscalizacoesRepository,
    private readonly conclusoes: ConclusoesRepository,
    private readonly passos: FiscalizacoesPassoService,
    private readonly fotos: FotosService,
  ) {}

  onModuleInit(): void {
    this.fotos.aoChegar((tx, foto) => this.chegou(tx, foto));
  }

  /** Runs in the transaction that stores the photo. */
  private async chegou(tx: Transaction, foto: Chegada): Promise<void> {
    await this.conclusoes.lockPhotos(tx, foto.lotacaoId);
    for (const id of await this.conclusoes.waitingFor(tx, foto)) {
      const linha = await this.repository.lock(tx, id);
      if (linha?.situacao !== 'AGUARDANDO_FOTOS' || linha.versaoVigente === null) continue;
      const fotosFaltando = await this.conclusoes.missingPhotos(tx, id, linha.versaoVigente);
      if (fotosFaltando === linha.fotosFaltando) continue;
      const [vigente] = await this.conclusoes.findOf(tx, id, linha.versaoVigente);
      const para = situacaoDaConclusao(fotosFaltando, vigente?.preposto ?? null);
      await this.passos.dar(tx, 'receberFotos', {
        pessoa: SISTEMA,
        linha,
        para,
        set: { fotosFaltando },
        detalhe: fotosFaltando ? `faltam ${fotosFaltando}` : null,
        semHistorico: fotosFaltando > 0,
      });
    }
  }
}
