import { writeFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { AnotacoesMapaService, ondeDe } from '../anotacoes-mapa/anotacoes-mapa.service.ts';
import { Clock, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month.names.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { Database } from '../database/database.ts';
import { AGENCY, type Agency } from '../documents/agency.settings.ts';
import { writePdf } from '../documents/pdf.writer.ts';
import type { Preparo } from '../downloads/downloads.service.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { diasDoMes, MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { ExportacoesMapaLeitura } from './exportacoes-mapa.leitura.ts';
import { mesEmPdf } from './mes.pdf.mapper.ts';

/** The month on paper: of one unit day by day, of several a line each. */
@Injectable()
export class MesPdfService {
  constructor(
    private readonly leitura: ExportacoesMapaLeitura,
    private readonly mapas: MapaDiarioService,
    private readonly fechamentos: FechamentosService,
    private readonly anotacoes: AnotacoesMapaService,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(AGENCY) private readonly agency: Agency,
  ) {}

  async gerar(preparo: Preparo): Promise<void> {
    const { mes, mapa: consolidado, unidades, fechado } = await this.leitura.mes(preparo);
    const unica = unidades.length === 1 ? unidades[0]?.lotacao : undefined;
    const { contratoId, fornecedorId } = preparo.parametros;
    const { de, ate } = diasDoMes(mes);
    const lotacaoIds = unidades.map(({ lotacao }) => lotacao.id);
    const mapa = unica
      ? await this.mapas.mes(this.database, { mes, contratoId, fornecedorId, lotacaoId: unica.id })
      : { ...consolidado, linhas: unidades };
    await preparo.andamento(0.3);
    const escritas = unica ? await this.anotacoes.doPeriodo(this.database, { de, ate, lotacaoIds }) : [];
    const geradoEm = this.clock.now();
    const vigentes = unica ? await this.fechamentos.vigentes(this.database, unica.id, de, ate) : [];
    const papel = { lotacaoId: unica?.id ?? 0, mes, em: geradoEm };
    const documento = mesEmPdf({
      mes: nomeDoMes(mes),
      mapa,
      unidade: unica ?? null,
      vigentes,
      codigo: await this.fechamentos.codigoDoMes(this.database, papel, vigentes),
      fechado,
      anotacoes: escritas.map(nota => ({ data: nota.data, onde: ondeDe(nota), texto: nota.texto, por: nota.por })),
      geradoEm,
      gerado: `${porExtenso(plainDate(geradoEm, FUSO_DA_AGENCIA))} às ${horaEm(geradoEm, FUSO_DA_AGENCIA)}`,
      orgao: this.agency.name,
      endereco: this.agency.address,
    });
    await writeFile(preparo.caminho, await writePdf(documento));
    await preparo.andamento(1);
  }
}
