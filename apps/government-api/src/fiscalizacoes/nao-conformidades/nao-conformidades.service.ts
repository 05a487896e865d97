import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { FormulariosService } from '../../formularios/formularios.service.ts';
import {
  type DasLotacoes,
  type FaltaLida,
  type FotoLida,
  NaoConformidadesRepository,
} from './nao-conformidades.repository.ts';

export type DoDia = DasLotacoes & { readonly data: string };

const ULTIMAS = 4;
const COM_FOTO = 20;

@Injectable()
export class NaoConformidadesService {
  constructor(
    private readonly repository: NaoConformidadesRepository,
    private readonly formularios: FormulariosService,
    private readonly clock: Clock,
  ) {}

  async doDia(tx: Transaction, { data, ...quais }: DoDia) {
    const contagem = await this.repository.countOf(tx, data, quais);
    if (contagem.total === 0) return { ...contagem, ultimas: [], foto: null };
    const ultimas = await this.repository.findLast(tx, data, quais, ULTIMAS);
    const [foto] = await this.repository.findPhotos(tx, data, quais, COM_FOTO);
    const dito = await this.formularios.titulos(tx, foto ? [...ultimas, foto] : ultimas);
    const emPalavras = <T extends FaltaLida | FotoLida>(falta: T) => ({
      ...falta,
      item: dito(falta),
      em: new Date(falta.em).toISOString(),
    });
    return { ...contagem, ultimas: ultimas.map(emPalavras), foto: foto ? emPalavras(foto) : null };
  }

  async mostra(tx: Transaction, nome: string, { data, ...quais }: DoDia): Promise<boolean> {
    const fotos = await this.repository.findPhotos(tx, data, quais, COM_FOTO);
    return fotos.some(({ foto }) => foto === nome);
  }

  vencidas(tx: Transaction, { data, ...quais }: DoDia) {
    return this.repository.findOverdue(tx, data, this.clock.now(), quais);
  }
}
