import type { components } from '@alipen/contracts/generated/bff';
import {
  ROTULO_DE_ATENDIMENTO_DO_FORNECEDOR,
  ROTULO_DE_SITUACAO_PERGUNTA,
} from '@alipen/contracts/generated/rotulos/perguntas';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { labelled } from '../../ui/labelled.ts';
import { Pill } from '../../ui/pill.component.tsx';

const SITUACOES = labelled(ROTULO_DE_SITUACAO_PERGUNTA, {
  ABERTA: { tom: 'info', icone: ClockIcon },
  RESPONDIDA: { tom: 'ok', icone: CheckIcon },
  SEM_RESPOSTA: { tom: 'aviso', icone: WarningIcon },
  ENCERRADA: { tom: 'neutro', icone: MinusIcon },
  RETIRADA: { tom: 'neutro', icone: MinusIcon },
});
const ATENDIMENTOS = labelled(ROTULO_DE_ATENDIMENTO_DO_FORNECEDOR, {
  ATENDE: { tom: 'ok', icone: CheckIcon },
  ATENDE_EM_PARTE: { tom: 'aviso', icone: WarningIcon },
  NAO_ATENDE: { tom: 'perigo', icone: XIcon },
});

/** What the supplier said or, without an answer, how the question stands. */
export function PillDaPergunta({ situacao, atendimento }: components['schemas']['PerguntaResumida']) {
  const { tom, icone, rotulo } = atendimento ? ATENDIMENTOS[atendimento] : SITUACOES[situacao];
  return (
    <Pill tone={tom} icon={icone}>
      {rotulo}
    </Pill>
  );
}
