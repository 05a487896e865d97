import { writeFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { AnotacoesMapaService, ondeDe } from '../anotacoes-mapa/anotacoes-mapa.service.ts';
import { Clock, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { Database } from '../database/database.ts';
import type { PdfDocument } from '../documents/pdf-document.ts';
import type { ParametrosDownload, Preparo } from '../downloads/downloads.service.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { LivroService } from '../livro/livro.service.ts';
import { MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { ExportacoesMapaLeitura, type Lido } from './exportacoes-mapa-leitura.ts';
import { type MesImpresso, mesEmPdf } from './mes.pdf.mapper.ts';

@Injectable()
export class MesPdfService {
  constructor(
    private readonly leitura: ExportacoesMapaLeitura,
    private readonly mapas: MapaDiarioService,
    private readonly fechamentos: FechamentosService,
    private readonly anotacoes: AnotacoesMapaService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly agencia: AgenciaService,
    private readonly livro: LivroService,
  ) {}

  async gerar(preparo: Preparo): Promise<void> {
    const documento = await this.documento(preparo);
    await preparo.andamento(0.3);
    await writeFile(preparo.caminho, await this.agencia.escrever(documento));
    await preparo.andamento(1);
  }

  async documento(preparo: Pick<Preparo, 'pessoa' | 'parametros'>): Promise<PdfDocument> {
    const lido = await this.leitura.ler(preparo);
    // Asked again: a day may have been reopened while the file waited.
    await this.leitura.exigirImprimivel(lido);
    return mesEmPdf(await this.impresso(preparo.parametros, lido));
  }

  private async impresso(parametros: ParametrosDownload, lido: Lido): Promise<MesImpresso> {
    const { periodo, unidades, fechado } = lido;
    const { de, ate } = periodo;
    const { contratoId, fornecedorId } = parametros;
    const lotacaoIds = unidades.map(({ lotacao }) => lotacao.id);
    const unidade = (!periodo.umDia && unidades.length === 1 && unidades[0]?.lotacao) || null;
    const geradoEm = this.clock.now();
    const daUnidade = { de, ate, contratoId, fornecedorId };
    const vigentes = unidade
      ? await this.fechamentos.vigentes(this.database, { ...daUnidade, lotacaoId: unidade.id })
      : [];
    const papel = { lotacaoId: unidade?.id ?? 0, mes: periodo.curto, em: geradoEm };
    const escritas = await this.anotacoes.doPeriodo(this.database, { de, ate, lotacaoIds });
    const nomes = new Map(unidades.map(({ lotacao }) => [lotacao.id, lotacao.nome]));
    return {
      periodo: periodo.nome,
      doDia: periodo.umDia ? await this.leitura.estados(periodo, lotacaoIds) : null,
      mapa: await this.linhas(parametros, lido, unidade?.id),
      unidade,
      dias: periodo.dias,
      diasComPedido: unidades.reduce((soma, { diasComPedido }) => soma + diasComPedido, 0),
      vigentes,
      codigo: await this.fechamentos.codigoDoMes(this.database, papel, vigentes),
      fechado,
      deUmContrato: contratoId !== undefined || fornecedorId !== undefined,
      anotacoes: escritas.map(nota => ({
        ...{ unidade: nomes.get(nota.lotacaoId) ?? '', data: nota.data, onde: ondeDe(nota), texto: nota.texto },
        por: nota.por,
      })),
      geradoEm,
      gerado: `${porExtenso(plainDate(geradoEm, FUSO_DA_AGENCIA))} às ${horaEm(geradoEm, FUSO_DA_AGENCIA)}`,
      timbre: await this.agencia.timbre(this.database),
      endereco: this.agencia.endereco,
      livro: await this.livro.noPapel(this.database),
    };
  }

  private async linhas(parametros: ParametrosDownload, { periodo, mapa }: Lido, lotacaoId: number | undefined) {
    if (lotacaoId === undefined) return mapa;
    const { contratoId, fornecedorId } = parametros;
    return this.mapas.mes(this.database, { mes: periodo.curto, contratoId, fornecedorId, lotacaoId });
  }
}
