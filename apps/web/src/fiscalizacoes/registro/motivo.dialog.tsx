import { useForm } from '../../ui/form.hook.ts';
import { FormDialog } from '../../ui/form-dialog.component.tsx';
import { AreaField } from '../../ui/form-field.component.tsx';
import {
  anotarCorrecao,
  cancelarFiscalizacao,
  naoRealizarFiscalizacao,
  reabrirFiscalizacao,
} from '../fiscalizacoes.mutations.ts';
import type { DoDia } from '../fiscalizacoes.queries.ts';

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
  fechar: () => void;
}

export function MotivoDialog({ acao, uma, fechar }: Props) {
  const { titulo, campo, botao, limite, efeito, chamar } = ACOES[acao];
  const form = useForm({
    start: { texto: '' },
    send: ({ texto }) => chamar(uma, texto.trim()),
    onSent: fechar,
    ready: ({ texto }) => texto.trim().length >= 3,
  });
  return (
    <FormDialog title={titulo} form={form} verb={botao} doing="Salvando…" close={fechar}>
      <p>
        {uma.refeicao.nome}, {uma.lotacao.nome}, {uma.numero}.
      </p>
      {efeito && <p className="quieto">{efeito}</p>}
      <AreaField form={form} name="texto" label={campo} rows={4} maxLength={limite} />
    </FormDialog>
  );
}
