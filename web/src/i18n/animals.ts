/** The four animals by what they are: their stored names are those of the 2024 box. */
import type { Animal } from '../api/protocol';

const IDS: Readonly<Record<Animal, string>> = {
  Rabbat: 'animal-fox',
  Henrietta: 'animal-tortoise',
  Juri: 'animal-penguin',
  Caspar: 'animal-chameleon',
};

/** The message with the word for this animal. */
export const animalId = (animal: Animal): string => IDS[animal];
