import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Gerador, TipoDownload } from './downloads-gerador.ts';

@Injectable()
export class GeradoresDeDownload {
  private readonly porTipo = new Map<TipoDownload, Gerador>();

  registrar(geradores: readonly Gerador[]): void {
    for (const gerador of geradores) this.porTipo.set(gerador.tipo, gerador);
  }

  de(tipo: TipoDownload): Gerador {
    const gerador = this.porTipo.get(tipo);
    if (gerador) return gerador;
    throw problema('dados-invalidos', { detail: 'Este arquivo não é preparado em segundo plano.' });
  }
}
