/* The words for rule options; only players who choose options need them. */

export const optionTexts = import.meta.glob<string>('./options.*.ftl', { query: '?raw', import: 'default' });
