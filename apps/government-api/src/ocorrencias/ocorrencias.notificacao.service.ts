import type { components } from '@alipen/contracts/generated/government-api';
import { Inject, Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { doorSum, newDoorCode } from '../auth/supplier-door.ts';
import { addDays, Clock } from '../clock/clock.ts';
import { porExtenso, zonedInstant } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FeriadosService } from '../feriados/feriados.service.ts';
import { FornecedoresService } from '../fornecedores/fornecedores.service.ts';
import { type Lotacao, LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { MAIL, type MailSettings, pageAt } from '../mail/mail.settings.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { ConvitesRepository } from './convites.repository.ts';
import { OcorrenciasLeituraService } from './ocorrencias.leitura.service.ts';
import { OcorrenciasPassoService } from './ocorrencias.passo.service.ts';
import { OcorrenciasService, type Versionada } from './ocorrencias.service.ts';
import { ultimoDia } from './prazo.rules.ts';

type Schemas = components['schemas'];

/** Days; longer than any deadline in working days a parameter allows, holidays included. */
const ALCANCE_DIAS = 120;
const FIM_DO_DIA = '23:59';

@Injectable()
export class OcorrenciasNotificacaoService {
  constructor(
    private readonly database: Database,
    private readonly convites: ConvitesRepository,
    private readonly ocorrencias: OcorrenciasService,
    private readonly leitura: OcorrenciasLeituraService,
    private readonly passo: OcorrenciasPassoService,
    private readonly lotacoes: LotacoesService,
    private readonly fornecedores: FornecedoresService,
    private readonly feriados: FeriadosService,
    private readonly parametros: ParametrosService,
    private readonly correio: MailOutbox,
    @Inject(MAIL) private readonly settings: MailSettings | null,
    private readonly clock: Clock,
  ) {}

  /** Makes a new link each time and stores only its digest: the e-mail carries it or, where there is no e-mail, the response. */
  notificar(
    pessoa: Pessoa,
    alvo: Versionada,
    { mensagem }: Schemas['NotificacaoOcorrencia'],
  ): Promise<Schemas['OcorrenciaNotificada']> {
    return this.database.transaction(async tx => {
      const antes = await this.ocorrencias.travar(tx, pessoa, alvo);
      const lotacao = await this.lotacoes.exigir(tx, antes.lotacaoId, pessoa);
      const prazo = await this.prazo(tx, lotacao);
      const detalhe = `Responder até ${porExtenso(prazo.data)}.`;
      const mudanca = { prazoRespostaEm: prazo.em };
      await this.passo.dar(tx, antes, { evento: 'notificar', para: 'NOTIFICADA', pessoa, detalhe, mudanca });
      const codigo = newDoorCode();
      await this.convites.replace(tx, {
        ocorrenciaId: antes.id,
        codigoSha256: doorSum(codigo),
        criadoEm: this.clock.now(),
        expiraEm: prazo.em,
      });
      const ocorrencia = await this.leitura.ler(tx, pessoa, antes.id);
      const endereco = `/resposta/${codigo}`;
      const junto = await this.ocorrencias.contarNotificacao(tx, pessoa, { ocorrenciaId: antes.id, prazo: prazo.em });
      const textos = [mensagem?.trim() ?? '', ...junto].filter(Boolean);
      const enviadaPara = await this.enviar(tx, ocorrencia, { endereco, prazo, textos });
      return { ocorrencia, enviadaPara, endereco: enviadaPara.length ? null : endereco };
    });
  }

  private async prazo(
    tx: Transaction,
    { id, uf, municipio, fusoHorario }: Lotacao,
  ): Promise<{ data: string; em: Date }> {
    const hoje = this.clock.today(fusoHorario);
    const { respostaOcorrenciaDias } = await this.parametros.doDia(tx, hoje);
    const calendario = await this.feriados.calendario(tx, hoje, addDays(hoje, ALCANCE_DIAS));
    const data = ultimoDia(hoje, respostaOcorrenciaDias, dia => calendario({ id, uf, municipio }, dia) !== null);
    return { data, em: zonedInstant(data, FIM_DO_DIA, fusoHorario) };
  }

  private async enviar(
    tx: Transaction,
    { resumo, descricao, versao }: Schemas['Ocorrencia'],
    { endereco, prazo, textos }: { endereco: string; prazo: { data: string; em: Date }; textos: readonly string[] },
  ): Promise<string[]> {
    const link = this.settings?.link;
    if (!link) return [];
    const para = await this.fornecedores.emailsDe(tx, resumo.fornecedorId, 'OCORRENCIAS');
    const texto = [
      `${resumo.lotacao} registrou a ocorrência ${resumo.numero} sobre a entrega de ${porExtenso(resumo.data)}.`,
      descricao,
      ...textos,
      `Responda até ${porExtenso(prazo.data)} neste endereço, que vale uma resposta e é só seu:`,
      pageAt(link, endereco),
    ].join('\n\n');
    const assunto = `Ocorrência ${resumo.numero}: responda até ${porExtenso(prazo.data)}`;
    const chave = `ocorrencia:${resumo.id}:${versao}`;
    await this.correio.addSecret(
      tx,
      para.map(email => ({ chave, para: email, assunto, texto, externo: true })),
      this.clock.now(),
      prazo.em,
    );
    return para;
  }
}
