import type { components } from '@alipen/contracts/generated/bff';
import { paperMoment } from '../ui/paper.format.ts';
import { GRAVIDADES } from './ocorrencias.labels.ts';

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
        {refeicao && `, ${refeicao}`}. Gravidade: {GRAVIDADES[gravidade]}.{clausula && ` Cláusula ${clausula}.`}
      </p>
      <p className="resposta-texto">{descricao}</p>
      <p>
        <strong>Responda até {paperMoment(prazo)}.</strong> A resposta é uma só.
      </p>
    </section>
  );
}
