import { OcorrenciasNotificacaoService } from '../../ocorrencias/ocorrencias.notificacao.service.ts';
import { OcorrenciasRespostaService } from '../../ocorrencias/ocorrencias.resposta.service.ts';
import { OcorrenciasService } from '../../ocorrencias/ocorrencias.service.ts';
import { etagOf } from '../../versions/versions.ts';
import { ANTES_DA_RESPOSTA } from './agenda.table.ts';
import type { OcorrenciaVista } from './estado.repository.ts';
import type { Executores, Palco } from './palco.ts';

const alvo = ({ id, versao }: OcorrenciaVista) => ({ ocorrenciaId: id, ifMatch: etagOf(versao) });
const notificar = ({ app, elenco }: Palco, ocorrencia: OcorrenciaVista) =>
  app.get(OcorrenciasNotificacaoService).notificar(elenco.gestora, alvo(ocorrencia), {});

export const atosDasOcorrencias: Pick<
  Executores,
  'NOTIFICAR_OCORRENCIA' | 'RESPONDER_OCORRENCIA' | 'DECIDIR_OCORRENCIA' | 'SANEAR_OCORRENCIA' | 'ENCERRAR_OCORRENCIA'
> = {
  NOTIFICAR_OCORRENCIA: (palco, { ocorrencia }) => notificar(palco, ocorrencia),

  // Only the notification's answer has the supplier's link, so one act is both.
  async RESPONDER_OCORRENCIA(palco, { ocorrencia, em }) {
    const antes = new Date(em.getTime() - ANTES_DA_RESPOSTA);
    const { endereco } = await palco.momento.em(antes, () => notificar(palco, ocorrencia));
    const codigo = endereco?.split('/').at(-1) ?? '';
    await palco.app.get(OcorrenciasRespostaService).responder(codigo, {
      nome: 'Célia Moura Pinho',
      texto: 'A caixa térmica desse veículo estava com a vedação gasta. Foi trocada, e a saída passou a ser medida.',
    });
  },

  DECIDIR_OCORRENCIA: ({ app, elenco }, { ocorrencia }) => {
    const procedente = ocorrencia.situacao === 'SEM_RESPOSTA';
    const texto = procedente
      ? 'Sem resposta no prazo, e a recusa está registrada na entrega.'
      : 'As refeições recusadas não são pagas, e a causa foi corrigida.';
    return app.get(OcorrenciasService).decidir(elenco.gestora, alvo(ocorrencia), { procedente, texto });
  },

  SANEAR_OCORRENCIA: ({ app, elenco }, { ocorrencia }) =>
    app
      .get(OcorrenciasService)
      .sanear(elenco.gestora, alvo(ocorrencia), { texto: 'As entregas seguintes chegaram na temperatura.' }),

  ENCERRAR_OCORRENCIA: ({ app, elenco }, { ocorrencia }) =>
    app
      .get(OcorrenciasService)
      .encerrar(elenco.gestora, alvo(ocorrencia), { texto: 'Corrigida, e sem repetição nesta unidade.' }),
};
