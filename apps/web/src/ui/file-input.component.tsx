import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from './button.component.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'capture'> {
  /** What is chosen. */
  label: string;
  accept: string;
  multiple?: boolean;
  /** The telephone's camera instead of its files. */
  capture?: boolean;
  /** Done before the camera or the list of files opens. */
  before?: () => Promise<void>;
  onFiles: (files: readonly File[]) => void;
  onCancel?: () => void;
}

/** A button that asks for files. The browser's own part speaks the browser's language, so it stays out of sight. */
export function FileInput({ label, accept, multiple, capture, before, onFiles, onCancel, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // React does not know the event of a file input that is put away.
  const cancelled = useRef(onCancel);
  cancelled.current = onCancel;
  useEffect(() => {
    const field = input.current;
    const cancel = () => cancelled.current?.();
    field?.addEventListener('cancel', cancel);
    return () => field?.removeEventListener('cancel', cancel);
  }, []);
  const open = async () => {
    await before?.();
    input.current?.click();
  };
  return (
    <>
      <input
        ref={input}
        className="so-leitor"
        type="file"
        aria-label={label}
        aria-hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          onFiles(files);
        }}
      />
      <Button onClick={open} {...button} />
    </>
  );
}
