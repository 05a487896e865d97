import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import {
  anotarCorrecao,
  cancelarFiscalizacao,
  naoRealizarFiscalizacao,
  pedirCorrecao,
  reabrirFiscalizacao,
} from './fiscalizacoes.mutations.ts';
import type { DoDia } from './fiscalizacoes.queries.ts';

const ACOES = {
  naoRealizar: {
    titulo: 'Por que não foi realizada?',
    campo: 'Motivo',
    botao: 'Marcar como não realizada',
    limite: 500,
    efeito: null,
    chamar: naoRealizarFiscalizacao,
  },
  cancelar: {
    titulo: 'Por que cancelar?',
    campo: 'Motivo',
    botao: 'Cancelar a fiscalização',
    limite: 500,
    efeito: null,
    chamar: cancelarFiscalizacao,
  },
  reabrir: {
    titulo: 'Por que reabrir?',
    campo: 'Motivo',
    botao: 'Reabrir a fiscalização',
    limite: 500,
    efeito: 'Volta para quem a fez, com as respostas como rascunho. Até concluir de novo, não conta.',
    chamar: reabrirFiscalizacao,
  },
  pedirCorrecao: {
    titulo: 'Pedir correção ao fornecedor',
    campo: 'O que corrigir',
    botao: 'Pedir correção',
    limite: 1000,
    efeito: 'Vai por e-mail ao fornecedor, e a unidade confere. Para cobrar resposta ou glosar, abra uma ocorrência.',
    chamar: pedirCorrecao,
  },
  anotarCorrecao: {
    titulo: 'O que foi corrigido?',
    campo: 'O que se viu',
    botao: 'Anotar a correção',
    limite: 1000,
    efeito: null,
    chamar: anotarCorrecao,
  },
} as const;
export type AcaoComTexto = keyof typeof ACOES;

interface Props {
  acao: AcaoComTexto;
  uma: Pick<DoDia, 'id' | 'versao' | 'numero' | 'refeicao' | 'lotacao'>;
  inicial?: string;
  fechar: () => void;
}

export function MotivoDialog({ acao, uma, inicial = '', fechar }: Props) {
  const { titulo, campo, botao, limite, efeito, chamar } = ACOES[acao];
  const [texto, setTexto] = useState(inicial);
  const dizer = useMutation({ mutationFn: () => chamar(uma, texto.trim()), onSuccess: fechar });
  return (
    <Dialog
      title={titulo}
      close={fechar}
      busy={dizer.isPending}
      footer={
        <>
          <Button disabled={dizer.isPending} onClick={fechar}>
            Voltar
          </Button>
          <Button
            variant="primary"
            disabled={texto.trim().length < 3 || dizer.isPending}
            onClick={() => dizer.mutate()}
          >
            {dizer.isPending ? 'Gravando…' : botao}
          </Button>
        </>
      }
    >
      <div className="fluxo-secao">
        <p>
          {uma.refeicao.nome}, {uma.lotacao.nome}, {uma.numero}.
        </p>
        {efeito && <p className="quieto">{efeito}</p>}
        <Field label={campo}>
          <TextArea rows={4} maxLength={limite} value={texto} onChange={({ target }) => setTexto(target.value)} />
        </Field>
        {dizer.error && <Notice tone="perigo">{sentenceOf(dizer.error)}</Notice>}
      </div>
    </Dialog>
  );
}
