import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DIETAS } from '../app/screens.table.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { FormRefusal, Submit } from '../ui/form.component.tsx';
import { type Form, useForm } from '../ui/form.hook.ts';
import { NumberField, SelectField, TextField } from '../ui/form-field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { written } from '../ui/written.ts';
import {
  type DietaDigitada,
  type DietasDoPedido,
  type DietasLidas,
  definirDietasDoPedido,
  listarTiposDieta,
  obterDietasDoPedido,
  type TipoDieta,
} from './dietas.queries.ts';
import './dietas.css';

interface CelulaComDieta {
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  /** "Almoço, Interno". */
  nome: string;
  quantidade: number;
}

interface Props {
  pedidoId: number;
  celulas: readonly CelulaComDieta[];
}

export default function DietasDoPedidoPanel({ pedidoId, celulas }: Props) {
  const lidas = useQuery(obterDietasDoPedido(pedidoId));
  return (
    <QueryState query={lidas} skeletonHeight={180}>
      {dados => <Dietas pedidoId={pedidoId} lidas={dados} celulas={celulas} />}
    </QueryState>
  );
}

const chaveDe = ({ tipoAlimentacaoId, tipoPublicoId }: { tipoAlimentacaoId: number; tipoPublicoId: number }) =>
  `${tipoAlimentacaoId}:${tipoPublicoId}`;

const digitada = (dieta: DietasDoPedido['dietas'][number]): DietaDigitada => ({
  tipoAlimentacaoId: dieta.tipoAlimentacaoId,
  tipoPublicoId: dieta.tipoPublicoId,
  tipoDietaId: dieta.tipoDietaId,
  quantidade: dieta.quantidade,
  ...(dieta.identificacao && { identificacao: dieta.identificacao }),
});

function Dietas({ pedidoId, lidas, celulas }: Props & { lidas: DietasLidas }) {
  const { dietas, etag } = lidas;
  const cache = useQueryClient();
  const tipos = useQuery(listarTiposDieta());
  const edita = dietas.acoes.includes('definirDietas');
  const nomes = new Map(celulas.map(celula => [chaveDe(celula), celula.nome]));

  const atuais = dietas.dietas.map(digitada);
  const [motivo, setMotivo] = useState('');
  const gravar = async (novas: DietaDigitada[]) => {
    const depois = await definirDietasDoPedido(pedidoId, etag, novas, motivo.trim() || undefined);
    cache.setQueryData(obterDietasDoPedido(pedidoId).queryKey, depois);
  };
  const gravarTodas = useMutation({ mutationFn: (novas: DietaDigitada[]) => gravar(novas) });
  const tirar = useMutation({ mutationFn: (posicao: number) => gravar(atuais.filter((_, n) => n !== posicao)) });
  const form = useForm({
    start: { celula: '', tipo: '', quantidade: '1', identificacao: '' },
    send: async (nova: NovaDigitada) => {
      const dieta = dietaDe(nova, celulas, tipos.data);
      if (dieta) await gravar([...atuais, dieta]);
    },
    onSent: () => form.set({ identificacao: '' }),
    ready: () => tipos.data !== undefined && !tirar.isPending,
  });
  const ocupado = form.busy || tirar.isPending || gravarTodas.isPending;

  return (
    <div className="dietas">
      {(tirar.error ?? gravarTodas.error) && (
        <Notice tone="perigo">{sentenceOf(tirar.error ?? gravarTodas.error)}</Notice>
      )}
      <Autorizadas
        dietas={dietas}
        motivo={motivo}
        setMotivo={setMotivo}
        gravar={
          edita && !ocupado
            ? comAutorizadas => gravarTodas.mutate(comAutorizadas ? autorizadasDe(dietas) : atuais)
            : undefined
        }
      />
      <FormRefusal form={form} />
      {dietas.dietas.length === 0 ? (
        <p className="quieto">Nenhuma dieta especial neste pedido.</p>
      ) : (
        <ul className="dietas-lista" aria-label="Dietas do pedido">
          {dietas.dietas.map((dieta, posicao) => (
            <li key={`${chaveDe(dieta)}-${dieta.tipoDietaId}-${dieta.identificacao ?? ''}`}>
              <span>
                <strong>{dieta.codigo}</strong> {dieta.nome}
                <small>
                  {nomes.get(chaveDe(dieta)) ?? 'Refeição fora do pedido'} ·{' '}
                  {formatCount(dieta.quantidade, 'refeição', 'refeições')}
                  {dieta.identificacao && ` · ${dieta.identificacao}`}
                </small>
              </span>
              {edita && (
                <Button
                  variant="quiet"
                  icon
                  disabled={ocupado}
                  aria-label={`Retirar ${dieta.codigo} ${dieta.identificacao ?? ''} de ${nomes.get(chaveDe(dieta)) ?? ''}`}
                  onClick={() => tirar.mutate(posicao)}
                >
                  <TrashIcon size={18} aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {edita && <NovaDieta form={form} celulas={celulas} tipos={tipos.data} />}
      {edita && (
        <ButtonLink variant="quiet" to={DIETAS}>
          Dietas autorizadas, por pessoa
        </ButtonLink>
      )}
    </div>
  );
}

const autorizadasDe = ({ autorizadas = [] }: DietasDoPedido): DietaDigitada[] =>
  autorizadas.map(({ codigo: _, pessoa, ...dieta }) => ({ ...dieta, quantidade: 1, identificacao: pessoa }));

interface AutorizadasProps {
  dietas: DietasDoPedido;
  motivo: string;
  setMotivo: (motivo: string) => void;
  /** The authorised ones in the place of the order's, or the same ones with the reason. */
  gravar: ((comAutorizadas: boolean) => void) | undefined;
}

/** What is authorised for the day beside what the order says; nothing where no diet is authorised. */
function Autorizadas({
  dietas: { autorizadas, diferencas = [], motivo: dito },
  motivo,
  setMotivo,
  gravar,
}: AutorizadasProps) {
  if (autorizadas === undefined) return null;
  if (diferencas.length === 0) return <Notice tone="ok">Iguais às autorizadas para o dia.</Notice>;
  return (
    <>
      <Notice tone="aviso" action={gravar && <Button onClick={() => gravar(true)}>Usar as autorizadas</Button>}>
        <ul>
          {diferencas.map(diferenca => (
            <li key={diferenca}>{diferenca}</li>
          ))}
        </ul>
        {dito ? `Motivo: ${dito}` : 'O pedido só é enviado com as autorizadas, ou com o motivo da diferença.'}
      </Notice>
      {gravar && (
        <>
          <Field label="Motivo da diferença, se fica assim">
            <TextInput maxLength={300} value={motivo} onChange={({ target }) => setMotivo(target.value)} />
          </Field>
          <Toolbar>
            <Button disabled={motivo.trim().length < 3} onClick={() => gravar(false)}>
              Salvar o motivo
            </Button>
          </Toolbar>
        </>
      )}
    </>
  );
}

interface NovaDigitada {
  /** Empty: the first of the list, which is what the screen shows. */
  celula: string;
  tipo: string;
  quantidade: string;
  identificacao: string;
}

const pedidasDe = (celulas: readonly CelulaComDieta[]) => celulas.filter(({ quantidade }) => quantidade > 0);

function dietaDe(
  { celula, tipo, quantidade, identificacao }: NovaDigitada,
  celulas: readonly CelulaComDieta[],
  tipos: readonly TipoDieta[] | undefined,
): DietaDigitada | null {
  const pedidas = pedidasDe(celulas);
  const alvo = pedidas.find(cada => chaveDe(cada) === celula) ?? pedidas[0];
  const tipoDietaId = Number(tipo || tipos?.[0]?.id);
  if (!alvo || !tipoDietaId) return null;
  const { tipoAlimentacaoId, tipoPublicoId } = alvo;
  return {
    tipoAlimentacaoId,
    tipoPublicoId,
    tipoDietaId,
    quantidade: Number(quantidade),
    ...written({ identificacao }),
  };
}

interface NovaProps {
  form: Form<NovaDigitada>;
  celulas: readonly CelulaComDieta[];
  tipos: readonly TipoDieta[] | undefined;
}

function NovaDieta({ form, celulas, tipos }: NovaProps) {
  const pedidas = pedidasDe(celulas);
  if (pedidas.length === 0) return <Notice tone="info">Digite e salve as quantidades antes das dietas.</Notice>;
  return (
    <form className="dietas-nova" {...form.props}>
      <SelectField form={form} name="celula" label="Refeição e público">
        {pedidas.map(cada => (
          <option key={chaveDe(cada)} value={chaveDe(cada)}>
            {cada.nome} ({cada.quantidade})
          </option>
        ))}
      </SelectField>
      <SelectField form={form} name="tipo" label="Dieta">
        {tipos?.map(({ id, codigo, nome }) => (
          <option key={id} value={id}>
            {codigo} {nome}
          </option>
        ))}
      </SelectField>
      <NumberField form={form} name="quantidade" label="Quantidade" min={1} max={9999} required />
      <TextField
        form={form}
        name="identificacao"
        label="Iniciais ou código (opcional)"
        maxLength={12}
        autoComplete="off"
      />
      <p className="quieto">Nunca o nome, o CPF nem a doença: as listas mostram só o código da dieta e a quantidade.</p>
      <Submit of={form} doing="Salvando…">
        Incluir dieta
      </Submit>
    </form>
  );
}
