/** The product's name; pages and titles quote it from here. */
export const PRODUCT_NAME = 'Overtone';
