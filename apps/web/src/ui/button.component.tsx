import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';

export interface ButtonLook {
  /** `field` looks like a control among others; `bare` is a place to press that looks like what stands in it. */
  variant?: 'plain' | 'primary' | 'quiet' | 'field' | 'bare';
  /** A drawing alone: its words are its `aria-label`. */
  icon?: boolean;
}

const CLASSES = {
  plain: 'botao',
  primary: 'botao botao--principal',
  quiet: 'botao botao--discreto',
  field: 'entrada',
  bare: undefined,
};

const looks = ({ variant = 'plain', icon = false }: ButtonLook, className?: string) =>
  classes(CLASSES[variant], icon && 'botao--icone', className);

export const Button = ({
  variant,
  icon,
  className,
  type = 'button',
  ...native
}: ButtonLook & ComponentProps<'button'>) => (
  <button type={type} className={looks({ variant, icon }, className)} {...native} />
);

/** Goes to another screen of the client. */
export const ButtonLink = ({ variant, icon, className, ...link }: ButtonLook & ComponentProps<typeof Link>) => (
  <Link className={looks({ variant, icon }, className)} {...link} />
);

/** Leads out of the client: a file, a telephone, another system. */
export const ButtonAnchor = ({ variant, icon, className, ...native }: ButtonLook & ComponentProps<'a'>) => (
  <a className={looks({ variant, icon }, className)} {...native} />
);

/** Opens the `details` it stands in. */
export const ButtonSummary = ({ variant, icon, className, ...native }: ButtonLook & ComponentProps<'summary'>) => (
  <summary className={looks({ variant, icon }, className)} {...native} />
);
