import { atencao, type Check, falha, messageOf, ok } from '@alipen/platform/checks/checks';
import { situacaoDo } from './certificado.rules.ts';
import type { CertificadoSettings } from './certificado.settings.ts';
import { abrirCertificado } from './certificado.ts';

/** Opens what papers are signed with, and asks for a time stamp where there is somebody to ask. */
export const certificateCheck = (settings: CertificadoSettings | null, now: Date): Check => ({
  nome: 'assinatura dos papéis',
  run: async () => {
    if (!settings) {
      return atencao(
        'Os papéis saem sem assinatura digital.',
        'defina AGENCY_CERTIFICATE e AGENCY_CERTIFICATE_PASSWORD',
      );
    }
    const certificado = await abrirCertificado(settings);
    const { titular, validoAte, stamps } = certificado;
    const dia = validoAte.toISOString().slice(0, 10).split('-').reverse().join('/');
    const { nome, assina } = situacaoDo(certificado, now);
    const trocar = 'troque o arquivo de AGENCY_CERTIFICATE';
    if (!assina)
      return falha(
        `O certificado de ${titular} não vale hoje: vai até ${dia}, e os papéis saem sem assinatura.`,
        trocar,
      );
    const semCarimbo = await stamps?.timestamp(new Uint8Array(32)).then(() => undefined, messageOf);
    if (semCarimbo) return falha(`Os papéis saem sem carimbo do tempo: ${semCarimbo}.`, 'confira TIMESTAMP_URL');
    if (nome === 'VENCE_LOGO') return atencao(`O certificado de ${titular} vence em ${dia}.`, trocar);
    return ok(`Os papéis são assinados por ${titular}, até ${dia}${stamps ? ', com carimbo do tempo' : ''}.`);
  },
});
