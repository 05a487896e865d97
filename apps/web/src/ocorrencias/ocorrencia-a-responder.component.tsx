import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_GRAVIDADE_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { paperMoment } from '../ui/paper.format.ts';

const dia = (data: string) => data.split('-').reverse().join('/');

interface Props {
  ocorrencia: components['schemas']['OcorrenciaParaResposta'];
}

export function OcorrenciaAResponder({ ocorrencia }: Props) {
  const { numero, fornecedor, lotacao, data, refeicao, gravidade, descricao, clausula, prazo } = ocorrencia;
  return (
    <section aria-label="A ocorrência">
      <p>
        <strong>{fornecedor}</strong>, a unidade <strong>{lotacao}</strong> registrou a ocorrência {numero} sobre a
        entrega de {dia(data)}
        {refeicao && `, ${refeicao}`}. Gravidade: {ROTULO_DE_GRAVIDADE_OCORRENCIA[gravidade]}.
        {clausula && ` Cláusula ${clausula}.`}
      </p>
      <p className="resposta-texto">{descricao}</p>
      <p>
        <strong>Responda até {paperMoment(prazo)}.</strong> A resposta é uma só.
      </p>
    </section>
  );
}
