import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import { UsuariosService } from '../usuarios/usuarios.service.ts';
import { primeirasSenhasEmPdf } from './primeiras-senhas.pdf.mapper.ts';

@Injectable()
export class PrimeirasSenhasService {
  constructor(
    private readonly database: Database,
    private readonly usuarios: UsuariosService,
    private readonly agencia: AgenciaService,
    private readonly clock: Clock,
  ) {}

  /** The paper is ready before anything changes: where it cannot be made, the passwords of before go on. */
  async criar(pessoa: Pessoa, ids: readonly number[]): Promise<StreamableFile> {
    const { ate, primeiras } = await this.usuarios.prepararPrimeirasSenhas(ids);
    const timbre = await this.agencia.timbre(this.database);
    const { endereco } = this.agencia;
    const papel = await pdfFile(
      'primeiras-senhas',
      primeirasSenhasEmPdf(primeiras, { ate, agora: this.clock.now(), por: pessoa.nome, timbre, endereco }),
    );
    await this.usuarios.darPrimeirasSenhas(pessoa, primeiras, ate);
    return papel;
  }
}
